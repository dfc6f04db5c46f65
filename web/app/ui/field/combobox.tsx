import { useId, useState, type KeyboardEvent } from 'react';
import styles from './combobox.module.css';
import { uiCopy as copy } from '../state/copy.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface ComboboxOption {
  id: string;
  label: string;
  /** A second, quieter line. */
  note?: string;
}

interface ComboboxProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  options: readonly ComboboxOption[];
  onPick: (id: string) => void;
}

/** Where an arrow key leads from the active option; -1 is the text field itself. */
function nextActive(key: string, active: number, count: number): number {
  const step = key === 'ArrowDown' ? 1 : -1;
  const next = active + step;
  if (next >= count) return 0;
  return next < 0 ? count - 1 : next;
}

/** A text field with suggestions: anything may be typed, arrow keys and Enter take a suggestion. */
export function Combobox({ value, onChange, options, onPick, onBlur, ...field }: ComboboxProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && options.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (option: ComboboxOption) => {
    close();
    onPick(option.id);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isShown) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setActive(nextActive(event.key, active, options.length));
    } else if (event.key === 'Enter' && chosen) {
      pick(chosen);
    } else if (event.key === 'Escape') {
      close();
    } else return;
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
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={handleKey}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={copy.suggestions}
        className={styles.list}
        hidden={!isShown}
      >
        {isShown &&
          options.map((option, index) => (
            <li
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              <span>{option.label}</span>
              {option.note && <em>{option.note}</em>}
            </li>
          ))}
      </ul>
    </div>
  );
}
