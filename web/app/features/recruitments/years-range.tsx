import { useEffect, useState, type CSSProperties } from 'react';
import { yearsText } from './filter-words.ts';
import { MOST_YEARS as MOST, spanOf, type YearSpan } from './filters.ts';
import { listCopy as copy } from './list-copy.ts';
import styles from './years-range.module.css';

const SETTLE_MILLISECONDS = 250;

interface YearsRangeProps {
  years: YearSpan | undefined;
  onChange: (years: YearSpan | undefined) => void;
}

const trackStyle = ({
  from,
  to,
}: {
  from: number;
  to: number;
}): CSSProperties & Record<`--${string}`, number> => ({
  '--from': from / MOST,
  '--to': to / MOST,
});

const wordsFor = (value: number): string => (value === 0 ? copy.noYears : copy.yearsMark(value));

/** Two thumbs over 0 to 10 years; the right end means any number above. */
export function YearsRange({ years, onChange }: YearsRangeProps) {
  const from = Math.min(years?.from ?? 0, MOST);
  const to = Math.min(years?.to ?? MOST, MOST);
  const [span, setSpan] = useState({ from, to });
  const [asked, setAsked] = useState({ from, to });
  if (asked.from !== from || asked.to !== to) {
    setAsked({ from, to });
    setSpan({ from, to });
  }
  useEffect(() => {
    if (span.from === from && span.to === to) return undefined;
    const timer = setTimeout(() => onChange(spanOf(span.from, span.to)), SETTLE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [span, from, to, onChange]);
  const shown = spanOf(span.from, span.to);
  const range = { type: 'range', min: 0, max: MOST, step: 1, autoComplete: 'off' } as const;
  return (
    <div className={styles.range}>
      <p className={styles.words}>{shown ? yearsText(shown) : copy.anyYears}</p>
      <div className={styles.track} style={trackStyle(span)}>
        <input
          {...range}
          name="yearsFrom"
          aria-label={copy.leastYears}
          aria-valuetext={wordsFor(span.from)}
          value={span.from}
          onChange={(event) => setSpan({ ...span, from: Math.min(Number(event.target.value), span.to) })}
        />
        <input
          {...range}
          name="yearsTo"
          aria-label={copy.mostYears}
          aria-valuetext={wordsFor(span.to)}
          value={span.to}
          onChange={(event) => setSpan({ ...span, to: Math.max(Number(event.target.value), span.from) })}
        />
      </div>
      <p className={styles.marks} aria-hidden>
        <span>{copy.noYears}</span>
        <span>{copy.yearsMark(5)}</span>
        <span>{copy.yearsMark(MOST)}+</span>
      </p>
    </div>
  );
}
