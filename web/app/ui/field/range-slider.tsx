import { useEffect, useState, type CSSProperties } from 'react';
import styles from './range-slider.module.css';

const SETTLE_MILLISECONDS = 250;

export interface NumberRange {
  from: number;
  to: number;
}

interface RangeSliderProps {
  span: NumberRange;
  onChange: (span: NumberRange) => void;
  max: number;
  step: number;
  /** The form names of both ends, and their labels. */
  names: readonly [string, string];
  labels: readonly [string, string];
  textOf: (value: number) => string;
  summaryOf: (span: NumberRange) => string;
  marks: readonly string[];
}

const trackStyle = (
  { from, to }: NumberRange,
  max: number,
): CSSProperties & Record<`--${string}`, number> => ({
  '--from': from / max,
  '--to': to / max,
});

/** Two thumbs from 0 to `max`; a change applies once they no longer move. */
export function RangeSlider(props: RangeSliderProps) {
  const { onChange, max, step, names, labels, textOf, summaryOf, marks } = props;
  const { from, to } = props.span;
  const [span, setSpan] = useState({ from, to });
  const [requested, setRequested] = useState({ from, to });
  if (requested.from !== from || requested.to !== to) {
    setRequested({ from, to });
    setSpan({ from, to });
  }
  useEffect(() => {
    if (span.from === from && span.to === to) return undefined;
    const timer = setTimeout(() => onChange(span), SETTLE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [span, from, to, onChange]);
  const range = { type: 'range', min: 0, max, step, autoComplete: 'off' } as const;
  return (
    <div className={styles.range}>
      <p className={styles.words}>{summaryOf(span)}</p>
      <div className={styles.track} style={trackStyle(span, max)}>
        <input
          {...range}
          name={names[0]}
          aria-label={labels[0]}
          aria-valuetext={textOf(span.from)}
          value={span.from}
          onChange={(event) => setSpan({ ...span, from: Math.min(Number(event.target.value), span.to) })}
        />
        <input
          {...range}
          name={names[1]}
          aria-label={labels[1]}
          aria-valuetext={textOf(span.to)}
          value={span.to}
          onChange={(event) => setSpan({ ...span, to: Math.max(Number(event.target.value), span.from) })}
        />
      </div>
      <p className={styles.marks} aria-hidden>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </div>
  );
}
