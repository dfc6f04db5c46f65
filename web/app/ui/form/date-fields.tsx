import { DatesProvider } from '@mantine/dates';
import 'dayjs/locale/ko';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';
import { locale } from '#lib/format/copy.ts';
import { DayInput } from './fields/day-input.tsx';
import { useField, type FieldProps } from './fields/use-field.tsx';

interface DateProps extends FieldProps {
  /** Days `YYYY-MM-DD`: the limits set by the other ends of a period. */
  min?: string;
  max?: string;
  isClearable?: boolean;
}

const DAYJS_LOCALES = { ko: 'ko', en: 'en', cn: 'zh-cn' } as const;

/** Calendars in the page's language; weeks begin on Sunday, as in Korea. */
export const Calendars = ({ children }: { children: ReactNode }) => (
  <DatesProvider settings={{ locale: DAYJS_LOCALES[locale], firstDayOfWeek: 0, weekendDays: [0] }}>
    {children}
  </DatesProvider>
);

/** A day `YYYY-MM-DD`, typed or picked, not after 2999-12-31; empty is null, an invalid text stays a text. */
export function Day({ min, max, isClearable, ...rest }: DateProps) {
  const { field, shared } = useField(rest);
  return (
    <Calendars>
      <DayInput
        {...field}
        {...shared}
        value={typeof field.value === 'string' ? field.value : null}
        onWrong={field.onChange}
        min={min}
        max={max}
        clearable={isClearable ?? false}
      />
    </Calendars>
  );
}
