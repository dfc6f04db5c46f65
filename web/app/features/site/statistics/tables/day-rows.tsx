import { dayText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { copy } from '../copy.ts';
import { FigureTable } from './figure-table.tsx';

interface DayRowsProps<Day> {
  label: string;
  days: readonly Day[];
  columns: readonly (readonly [key: keyof Day, title: string])[];
}

/** Figures of each day, newest first. */
export const DayRows = <Day extends { date: string }>({ label, days, columns }: DayRowsProps<Day>) => (
  <FigureTable
    label={label}
    head={[copy.daily.day, ...columns.map(([, title]) => title)]}
    rows={days.toReversed().map((day) => ({
      key: day.date,
      cells: [dayText(day.date), ...columns.map(([key]) => numberText(Number(day[key])))],
    }))}
  />
);
