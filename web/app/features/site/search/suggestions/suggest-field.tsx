import { optionalPart } from '#lib/document/lazy-part.ts';
import { Suspense, useEffect, useId, useRef, useState, type ComponentProps } from 'react';

const SuggestList = optionalPart(async () => (await import('./suggest-list.tsx')).SuggestList);

type SuggestFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'name'> & {
  /** The initial value of the field. */
  initial?: string;
};

/**
 * The field of a search form. While it is focused, it offers recent terms, recruitments and companies,
 * selected with ↑ ↓ and Enter; the code for that is loaded at the first focus.
 */
export function SuggestField({ initial = '', ...props }: SuggestFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // The input in the server's page before its scripts were loaded.
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
