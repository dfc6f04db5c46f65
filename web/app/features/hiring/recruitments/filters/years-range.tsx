import { yearsText } from './filter-texts.ts';
import { MOST_YEARS as MOST, spanOf, type YearSpan } from './filters.ts';
import { listCopy as copy } from '../list/list-copy.ts';
import { RangeSlider, type NumberRange } from '#ui/field/range-slider.tsx';

interface YearsRangeProps {
  years: YearSpan | undefined;
  onChange: (years: YearSpan | undefined) => void;
}

const markText = (value: number): string => (value === 0 ? copy.noYears : copy.yearsMark(value));

function summaryOf({ from, to }: NumberRange): string {
  const years = spanOf(from, to);
  return years ? yearsText(years) : copy.anyYears;
}

/** 0 to 10 years; the right end means no upper limit. */
export const YearsRange = ({ years, onChange }: YearsRangeProps) => (
  <RangeSlider
    span={{ from: Math.min(years?.from ?? 0, MOST), to: Math.min(years?.to ?? MOST, MOST) }}
    onChange={({ from, to }) => onChange(spanOf(from, to))}
    most={MOST}
    step={1}
    names={['yearsFrom', 'yearsTo']}
    labels={[copy.leastYears, copy.mostYears]}
    textOf={markText}
    summaryOf={summaryOf}
    marks={[copy.noYears, copy.yearsMark(5), `${copy.yearsMark(MOST)}+`]}
  />
);
