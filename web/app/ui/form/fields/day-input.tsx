import IconX from '~icons/tabler/x';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { say } from '#lib/format/copy.ts';
import { uiCopy as copy } from '../../state/copy.ts';
import { openCalendarCopy } from '../calendar-copy.ts';
import { FieldError } from '../field-error.tsx';
import { CalendarButton } from './calendar-button.tsx';
import styles from './day-input.module.css';
import { isDay, isWholeDay, LAST_DAY, readTypedDay, typedDayFault } from './typed-day.ts';

interface DayInputProps extends Pick<
  TextInputProps,
  | 'label'
  | 'aria-label'
  | 'description'
  | 'error'
  | 'size'
  | 'readOnly'
  | 'disabled'
  | 'inputWrapperOrder'
  | 'ref'
  | 'name'
  | 'placeholder'
  | 'autoFocus'
> {
  /** The day `YYYY-MM-DD`, or the wrong text that was typed. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** A text was typed that is not a day of the period. */
  onWrong?: (typed: string) => void;
  onBlur?: () => void;
  /** The limits set by the other ends of the period. */
  min?: string | undefined;
  max?: string | undefined;
  clearable?: boolean;
}

const shownText = (value: string | null) => (isDay(value) ? value.replaceAll('-', '.') : (value ?? ''));

/** What was typed, until the field is left without a fault. */
function useTyped({ value, onChange, onWrong, onBlur, min, max }: DayInputProps) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const text = typed ?? shownText(value);
  // A chosen day is checked by the form's own rules.
  const fault = typedDayFault(typed ?? (isDay(value) ? '' : text), { min, max });
  const type = (words: string) => {
    setTyped(words);
    setLeft(false);
    if (typedDayFault(words, { min, max })) onWrong?.(words);
    else onChange(words.trim() === '' ? null : readTypedDay(words));
  };
  const choose = (day: string | null) => {
    setTyped(undefined);
    onChange(day);
  };
  const leave = () => {
    setLeft(true);
    if (!fault) setTyped(undefined);
    onBlur?.();
  };
  const isReported = fault !== undefined && (isLeft || isWholeDay(text));
  return { text, fault: isReported ? fault : undefined, type, choose, leave };
}

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
  const { text, fault, type, choose, leave } = useTyped(props);
  const isFixed = Boolean(rest.disabled || rest.readOnly);
  const name = rest['aria-label'] ?? (typeof rest.label === 'string' ? rest.label : undefined);
  const isCleared = !clearable || isFixed || text === '';
  return (
    <TextInput
      placeholder="YYYY.MM.DD"
      {...rest}
      value={text}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      error={fault ? <FieldError message={say(fault)} /> : error}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      rightSectionWidth={isCleared ? 40 : 72}
      rightSectionPointerEvents="all"
      rightSection={
        <span className={styles.buttons}>
          {!isCleared && (
            <button
              type="button"
              className={styles.button}
              aria-label={copy.clear}
              onClick={() => choose(null)}
            >
              <IconX size={16} aria-hidden />
            </button>
          )}
          <CalendarButton
            label={openCalendarCopy(name)}
            isDisabled={isFixed}
            value={isDay(value) && value <= LAST_DAY ? value : null}
            min={isDay(min) ? min : undefined}
            max={isDay(max) ? max : undefined}
            onChange={choose}
          />
        </span>
      }
    />
  );
}
