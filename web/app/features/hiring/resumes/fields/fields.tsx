import { commonTexts } from '@ieum/contract/common/texts.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import { useState } from 'react';
import { say } from '#lib/format/copy.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { grouped, isComplete, readDay, typedOf, type Precision } from './day-text.ts';
import { editorCopy as copy } from '../editor/editor-copy.ts';
import styles from './fields.module.css';

interface FieldProps<T> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  error?: string | undefined;
  placeholder?: string | undefined;
}

interface LineProps extends FieldProps<string> {
  max: number;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'email';
  isLabelHidden?: boolean;
  /** Converts the input to the stored value. */
  read?: (input: HTMLInputElement) => string;
}

/** One line of text. */
export function LineField({ onChange, max, read = ({ value }) => value, ...rest }: LineProps) {
  return (
    <TextField
      {...rest}
      size="md"
      maxLength={max}
      onChange={(event) => onChange(read(event.currentTarget))}
    />
  );
}

interface LongFieldProps extends FieldProps<string> {
  max: number;
  rows?: number;
}

/** A text of several lines that grows, with its length. */
export const LongField = ({ value, onChange, max, rows = 3, ...rest }: LongFieldProps) => (
  <TextArea
    {...rest}
    value={value}
    length={value.length}
    maxLength={max}
    rows={rows}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

interface ChoiceProps<T extends string> extends FieldProps<T | null> {
  options: Readonly<Record<T, string>>;
}

/** One of a few stored values, or none yet. */
export function ChoiceField<T extends string>({ label, value, onChange, error, options }: ChoiceProps<T>) {
  const names = Object.keys(options) as T[];
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      error={error}
      options={[
        { value: '', label: copy.choose },
        ...names.map((name) => ({ value: name, label: options[name] })),
      ]}
      onChange={(chosen) => onChange(names.find((name) => name === chosen) ?? null)}
    />
  );
}

interface DayFieldProps extends FieldProps<string | null> {
  precision?: Precision;
  edge?: 'start' | 'end';
  isDisabled?: boolean;
  /** An empty field has no value. */
  isNeeded?: boolean;
}

/**
 * The stored value of an input: its day, or the text itself while it is invalid, so that it can be
 * corrected.
 */
function storedOf(typed: string, day: string | null | KeyedText, isNeeded: boolean): string | null {
  if (typeof day === 'string') return day;
  return day === null && !isNeeded ? null : typed;
}

function wrongIn(day: string | null | KeyedText, isNeeded: boolean): string | undefined {
  if (day === null) return isNeeded ? say(commonTexts.required) : undefined;
  return typeof day === 'string' ? undefined : say(day);
}

/** A day or month typed as digits; shows the error once all digits are typed or the field is left. */
export function DayField({ label, value, onChange, error, placeholder, ...kind }: DayFieldProps) {
  const { precision = 'month', edge = 'start', isDisabled = false, isNeeded = false } = kind;
  const [typed, setTyped] = useState(() => typedOf(value, precision));
  const [isLeft, setLeft] = useState(false);
  const day = readDay(typed, precision, edge);
  const ownError = isLeft || isComplete(typed, precision) ? wrongIn(day, isNeeded) : undefined;

  const type = (next: string) => {
    const text = grouped(next);
    setTyped(text);
    setLeft(false);
    onChange(storedOf(text, readDay(text, precision, edge), isNeeded));
  };

  return (
    <TextField
      size="md"
      label={label}
      value={isDisabled ? '' : typed}
      disabled={isDisabled}
      error={isDisabled ? undefined : (ownError ?? error)}
      placeholder={placeholder ?? copy.placeholders[precision]}
      inputMode="numeric"
      maxLength={10}
      className="number"
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setLeft(true)}
    />
  );
}

interface NumberProps extends Omit<FieldProps<number>, 'placeholder'> {
  unit: string;
  max: number;
  /** The error shown as soon as the number is above `max`. */
  tooMuch: KeyedText;
  /** Hides the label where a legend above says the same. */
  isLabelHidden?: boolean;
}

const NUMBER_LENGTH = 9;
const wholeText = (value: number): string => (value === 0 ? '' : String(value));

/** A whole number with its unit inside the field; invalid input stays as typed, with its error. */
export function WholeField(props: NumberProps) {
  const { label, value, onChange, error, unit, max, tooMuch, isLabelHidden } = props;
  const [typed, setTyped] = useState(() => wholeText(value));
  const isTyped = (Number.parseFloat(typed) || 0) === value;
  const ownError = (typed.includes('.') && commonTexts.notWhole) || (value > max && tooMuch);
  const type = (next: string) => {
    const text = next.replaceAll(',', '').replace(/[^\d.]/g, '');
    setTyped(text);
    onChange(Number.parseFloat(text) || 0);
  };
  return (
    <TextField
      size="md"
      label={label}
      {...(isLabelHidden && { isLabelHidden })}
      value={isTyped ? typed : wholeText(value)}
      placeholder="0"
      error={ownError ? say(ownError) : error}
      inputMode="numeric"
      maxLength={NUMBER_LENGTH}
      className="number"
      end={<span className={styles.unit}>{unit}</span>}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
