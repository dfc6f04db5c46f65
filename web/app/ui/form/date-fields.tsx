import '@mantine/dates/styles.layer.css';
import { DateInput, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/ko';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';
import { locale } from '#lib/copy.ts';
import { uiCopy as copy } from '../copy.ts';
import { calendarCopy } from './calendar-copy.ts';
import { useField, type FieldProps } from './use-field.tsx';

interface DateProps extends FieldProps {
  /** Days `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  placeholder?: string;
  isClearable?: boolean;
}

const LAST_DAY = '2999-12-31';
/** How a calendar says its month. */
export const MONTH_LABELS = { ko: 'YYYY년 M월', en: 'MMMM YYYY', cn: 'YYYY年M月' } as const;
const DAYJS_LOCALES = { ko: 'ko', en: 'en', cn: 'zh-cn' } as const;

const wordsOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Calendars in the page's language; weeks begin on Sunday, as in Korea. */
export const Calendars = ({ children }: { children: ReactNode }) => (
  <DatesProvider settings={{ locale: DAYJS_LOCALES[locale], firstDayOfWeek: 0, weekendDays: [0] }}>
    {children}
  </DatesProvider>
);

/** A day `YYYY-MM-DD`, typed or picked, not after 2999-12-31 (§5); empty is null. */
export function Day({ min, max = LAST_DAY, placeholder = 'YYYY.MM.DD', isClearable, ...rest }: DateProps) {
  const { field, shared } = useField(rest);
  return (
    <Calendars>
      <DateInput
        {...field}
        {...shared}
        ariaLabels={calendarCopy}
        value={wordsOf(field.value)}
        minDate={min}
        maxDate={max}
        valueFormat="YYYY.MM.DD"
        monthLabelFormat={MONTH_LABELS[locale]}
        placeholder={placeholder}
        clearable={isClearable ?? false}
        clearButtonProps={{ 'aria-label': copy.clear }}
        inputMode="numeric"
      />
    </Calendars>
  );
}
