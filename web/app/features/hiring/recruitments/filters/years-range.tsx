import { yearsText } from './filter-texts.ts';
import { MAX_YEARS as MAX, spanOf, type YearSpan } from './filters.ts';
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
    span={{ from: Math.min(years?.from ?? 0, MAX), to: Math.min(years?.to ?? MAX, MAX) }}
    onChange={({ from, to }) => onChange(spanOf(from, to))}
    max={MAX}
    step={1}
    names={['yearsFrom', 'yearsTo']}
    labels={[copy.minYears, copy.maxYears]}
    textOf={markText}
    summaryOf={summaryOf}
    marks={[copy.noYears, copy.yearsMark(5), `${copy.yearsMark(MAX)}+`]}
  />
);
