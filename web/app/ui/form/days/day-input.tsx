import IconX from '~icons/tabler/x';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../field/text-field.tsx';
import { say } from '#lib/format/copy.ts';
import { uiCopy as copy } from '../../state/copy.ts';
import { openCalendarCopy } from './calendar-copy.ts';
import styles from './day-input.module.css';
import { useCalendar } from './use-calendar.tsx';
import { isDay, isWholeDay, LAST_DAY, readTypedDay, typedDayError } from './typed-day.ts';

interface DayInputProps extends Pick<
  TextFieldProps,
  | 'label'
  | 'isLabelHidden'
  | 'hint'
  | 'error'
  | 'size'
  | 'readOnly'
  | 'disabled'
  | 'ref'
  | 'name'
  | 'placeholder'
  | 'autoFocus'
> {
  /** The day `YYYY-MM-DD`, or the wrong text that was typed. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** A text was typed that is not a day of the period. */
  onWrong?: ((typed: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** The limits set by the other ends of the period. */
  min?: string | undefined;
  max?: string | undefined;
  clearable?: boolean;
}

const shownText = (value: string | null) => (isDay(value) ? value.replaceAll('-', '.') : (value ?? ''));

/** The typed text, until the field is left without an error. */
function useTypedDay({ value, onChange, onWrong, onBlur, min, max }: DayInputProps) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const text = typed ?? shownText(value);
  // A chosen day is checked by the form's own rules.
  const error = typedDayError(typed ?? (isDay(value) ? '' : text), { min, max });
  const type = (entered: string) => {
    setTyped(entered);
    setLeft(false);
    if (typedDayError(entered, { min, max })) onWrong?.(entered);
    else onChange(entered.trim() === '' ? null : readTypedDay(entered));
  };
  const choose = (day: string | null) => {
    setTyped(undefined);
    onChange(day);
  };
  const leave = () => {
    setLeft(true);
    if (!error) setTyped(undefined);
    onBlur?.();
  };
  const isReported = error !== undefined && (isLeft || isWholeDay(text));
  return { text, error: isReported ? error : undefined, type, choose, leave };
}

const ClearButton = ({ onClear }: { onClear: () => void }) => (
  <button type="button" aria-label={copy.clear} onClick={onClear}>
    <IconX size={16} aria-hidden />
  </button>
);

/** A day, typed or picked. An invalid text stays as it was typed, with its error. */
export function DayInput(props: DayInputProps) {
  const {
    value,
    min,
    max,
    clearable,
    error,
    onChange: _change,
    onWrong: _wrong,
    onBlur: _blur,
    ...rest
  } = props;
  const { text, error: typedError, type, choose, leave } = useTypedDay(props);
  const isFixed = Boolean(rest.disabled || rest.readOnly);
  const name = typeof rest.label === 'string' ? rest.label : undefined;
  const isCleared = !clearable || isFixed || text === '';
  const calendar = useCalendar({
    label: openCalendarCopy(name),
    isDisabled: isFixed,
    value: isDay(value) && value <= LAST_DAY ? value : null,
    min: isDay(min) ? min : undefined,
    max: isDay(max) ? max : undefined,
    onChange: choose,
  });
  return (
    <>
      <TextField
        placeholder="YYYY.MM.DD"
        {...rest}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={typedError ? say(typedError) : error}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        end={
          <span className={styles.buttons}>
            {!isCleared && <ClearButton onClear={() => choose(null)} />}
            {calendar.opener}
          </span>
        }
      />
      {calendar.layer}
    </>
  );
}
