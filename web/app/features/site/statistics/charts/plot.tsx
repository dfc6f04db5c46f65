import type { ReactNode } from 'react';
import { shortDayText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import type { Bucket } from './buckets.ts';
import { copy } from '../copy.ts';
import { shortText } from '../numbers.ts';
import styles from './plot.module.css';
import { placesOf, topOf } from './chart-scale.ts';

interface PlotProps {
  label: string;
  buckets: readonly Bucket[];
  hasDates?: boolean;
}

interface FrameProps extends PlotProps {
  top: number;
  children: ReactNode;
}

const dayOf = (date: string): string => date.slice(5).replace('-', '.');

const whenText = ({ from, to }: Bucket): string =>
  from === to ? shortDayText(from) : `${shortDayText(from)} ~ ${shortDayText(to)}`;

const Dates = ({ buckets }: { buckets: readonly Bucket[] }) => (
  <div className={styles.dates}>
    {placesOf(buckets.length).map((place) => (
      <span key={place} className="number" style={{ left: `${((place + 0.5) / buckets.length) * 100}%` }}>
        {dayOf(buckets[place]?.from ?? '')}
      </span>
    ))}
  </div>
);

/** The tooltip of a column; the table shows the same data to everybody. */
const Tooltips = ({ buckets }: { buckets: readonly Bucket[] }) => (
  <div className={styles.slots} data-print="hidden">
    {buckets.map((bucket, place) => (
      <span key={bucket.from} data-side={place * 2 < buckets.length ? 'start' : 'end'}>
        <span className={styles.tip}>
          {whenText(bucket)}
          <b className="number">{numberText(bucket.count)}</b>
          {bucket.before !== undefined && (
            <em className="number">
              {copy.earlier} {numberText(bucket.before)}
            </em>
          )}
        </span>
      </span>
    ))}
  </div>
);

/** The axes of a chart from 0 over the half to the top, with days below. */
function Frame({ label, buckets, top, hasDates = true, children }: FrameProps) {
  return (
    <div className={styles.plot} role="img" aria-label={label}>
      <div className={styles.ticks}>
        {[top, top / 2, 0].map((tick) => (
          <span key={tick} className="number">
            {shortText(tick)}
          </span>
        ))}
      </div>
      <div className={styles.area}>
        <i />
        <i />
        <i />
        {children}
        <Tooltips buckets={buckets} />
      </div>
      {hasDates && <Dates buckets={buckets} />}
    </div>
  );
}

const heightOf = (count: number, top: number): string => `${(count / top) * 100}%`;

/** A figure for each column as bars. */
export function BarPlot(props: PlotProps) {
  const top = topOf(Math.max(...props.buckets.map(({ count }) => count)));
  return (
    <Frame {...props} top={top}>
      <div className={styles.slots}>
        {props.buckets.map(({ from, count }) => (
          <span key={from}>{count > 0 && <b data-bar style={{ height: heightOf(count, top) }} />}</span>
        ))}
      </div>
    </Frame>
  );
}

const FEW = 10;

const lineOf = (counts: readonly number[], top: number): string =>
  counts.map((count, place) => `${place + 0.5},${100 - (count / top) * 100}`).join(' ');

interface CurvesProps {
  now: readonly number[];
  before: readonly number[];
  top: number;
}

const Curves = ({ now, before, top }: CurvesProps) => (
  <>
    <svg viewBox={`0 0 ${now.length} 100`} preserveAspectRatio="none" className={styles.curves} aria-hidden>
      {before.length > 0 && <polyline points={lineOf(before, top)} data-before />}
      <polyline points={lineOf(now, top)} />
    </svg>
    {now.length <= FEW && (
      <div className={styles.slots}>
        {now.map((count, place) => (
          <span key={place}>
            <u style={{ bottom: heightOf(count, top) }} />
          </span>
        ))}
      </div>
    )}
  </>
);

/** A figure for each column as a line, with the same days of the previous period as a dashed one. */
export function LinePlot(props: PlotProps) {
  const now = props.buckets.map(({ count }) => count);
  const before = props.buckets.flatMap((bucket) => bucket.before ?? []);
  const top = topOf(Math.max(...now, ...before));
  return (
    <Frame {...props} top={top}>
      <Curves now={now} before={before} top={top} />
    </Frame>
  );
}

/** The curve of a figure without axes. */
export function Sparkline({ counts, label }: { counts: readonly number[]; label: string }) {
  const top = Math.max(1, ...counts);
  const line = counts.map((count, place) => `${place},${96 - (count / top) * 92}`).join(' ');
  const last = Math.max(1, counts.length - 1);
  return (
    <svg
      viewBox={`0 0 ${last} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={styles.spark}
    >
      <polygon points={`0,100 ${line} ${last},100`} />
      <polyline points={line} />
    </svg>
  );
}
