import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ko';
import 'dayjs/locale/zh-cn';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { locale } from '#lib/format/copy.ts';
import { longDayText } from '#lib/format/dates.ts';
import { DesignProvider } from '../../layout/design-provider.tsx';
import { calendarCopy } from './calendar-copy.ts';
import { LAST_DAY } from './typed-day.ts';

/** The label of a calendar's month. */
const MONTH_LABELS = { ko: 'YYYY년 M월', en: 'MMMM YYYY', cn: 'YYYY年M月' } as const;
const DAYJS_LOCALES = { ko: 'ko', en: 'en', cn: 'zh-cn' } as const;

export interface DayCalendarProps {
  /** The chosen day, `YYYY-MM-DD`. */
  value: string | null;
  onChange: (day: string | null) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** The months of a day field, in the page's language; the chosen day or today is focused first. */
export function DayCalendar({ value, onChange, min, max }: DayCalendarProps) {
  const calendar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const day = ['[data-selected]', '[data-today]', 'td button:not(:disabled)']
      .map((which) => calendar.current?.querySelector<HTMLElement>(which))
      .find(Boolean);
    day?.focus();
  }, []);
  return (
    <DesignProvider>
      <DatesProvider settings={{ locale: DAYJS_LOCALES[locale], firstDayOfWeek: 0, weekendDays: [0] }}>
        <DatePicker
          ref={calendar}
          value={value}
          defaultDate={value ?? min}
          minDate={min}
          maxDate={max ?? LAST_DAY}
          allowDeselect
          highlightToday
          monthLabelFormat={MONTH_LABELS[locale]}
          ariaLabels={calendarCopy}
          getDayAriaLabel={(day) => longDayText(`${day}T00:00:00+09:00`)}
          onChange={onChange}
        />
      </DatesProvider>
    </DesignProvider>
  );
}
