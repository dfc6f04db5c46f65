import { lazy, Suspense, useEffect, useId, useRef, useState, type ComponentProps } from 'react';

const SuggestList = lazy(async () => ({ default: (await import('./suggest-list.tsx')).SuggestList }));

type SuggestFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'name'> & {
  /** What stands in the field at first. */
  initial?: string;
};

/**
 * The field of a search form. With the focus in it, it offers own recent terms, recruitments and companies, to be chosen
 * with ↑ ↓ and Enter; the code for that comes with the first focus.
 */
export function SuggestField({ initial = '', ...props }: SuggestFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // What was typed into the server's page before its scripts came.
  useEffect(() => setTyped((known) => field.current?.value ?? known), []);
  return (
    <>
      <input
        {...props}
        ref={field}
        type="search"
        name="searchValue"
        maxLength={100}
        autoComplete="off"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-autocomplete="list"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SuggestList
            id={id}
            field={field}
            typed={typed.trim()}
            onType={setTyped}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
