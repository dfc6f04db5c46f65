import { useId, useState, type KeyboardEvent } from 'react';
import styles from './combobox.module.css';
import { uiCopy as copy } from '../state/copy.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface ComboboxOption {
  id: string;
  label: string;
  /** A second, muted line. */
  note?: string;
}

interface ComboboxProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  options: readonly ComboboxOption[];
  onPick: (id: string) => void;
}

/**
 * The option that an arrow key selects from the active one; -1 is the text field itself. Other keys
 * select none.
 */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const step = key === 'ArrowDown' ? 1 : -1;
  const next = active + step;
  if (next >= count) return 0;
  return next < 0 ? count - 1 : next;
}

interface SuggestionsProps {
  id: string;
  /** None while the list is closed. */
  options: readonly ComboboxOption[];
  active: number;
  onPick: (option: ComboboxOption) => void;
}

const Suggestions = ({ id, options, active, onPick }: SuggestionsProps) => (
  <ul
    id={`${id}-list`}
    role="listbox"
    aria-label={copy.suggestions}
    className={styles.list}
    hidden={options.length === 0}
  >
    {options.map((option, index) => (
      <li
        key={option.id}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        // The press must not move the focus out of the field, which would close the list.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPick(option)}
      >
        <span>{option.label}</span>
        {option.note && <em>{option.note}</em>}
      </li>
    ))}
  </ul>
);

/** A text field with suggestions: any text is accepted, arrow keys and Enter select a suggestion. */
export function Combobox({ value, onChange, options, onPick, onBlur, ...field }: ComboboxProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && options.length > 0;

  const show = (isWanted: boolean) => {
    setOpen(isWanted);
    setActive(-1);
  };
  const close = () => show(false);
  const pick = (option: ComboboxOption) => {
    close();
    onPick(option.id);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isShown) return;
    const chosen = options[active];
    const next = nextActive(event.key, active, options.length);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && chosen) pick(chosen);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.combobox}>
      <TextField
        {...field}
        role="combobox"
        autoComplete={field.autoComplete ?? 'off'}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          show(true);
        }}
        onKeyDown={handleKey}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      <Suggestions id={id} options={isShown ? options : []} active={active} onPick={pick} />
    </div>
  );
}
