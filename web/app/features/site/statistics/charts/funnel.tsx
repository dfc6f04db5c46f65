import { ChartFigure } from './chart-figure.tsx';
import { copy } from '../copy.ts';
import { CountLink } from './count-link.tsx';
import type { Trend } from '../data.ts';
import { findingsCopy } from '../findings-copy.ts';
import { funnelText } from '../findings.ts';
import styles from './funnel.module.css';
import { percent } from '../numbers.ts';
import type { RowKind } from '../tables/shown-rows.ts';
import { FigureTable } from '../tables/figure-table.tsx';

const { funnel: texts } = copy;

/** The width of the bar of applications; the later steps are drawn in proportion. */
const WIDEST = 78;
/** The minimum width that is visible as a bar. */
const NARROWEST = 3;

interface Step {
  key: keyof Trend['totals'];
  name: string;
  count: number;
  /** Share of the previous step; the first has none. */
  before?: number;
  rows: RowKind;
}

const stepsOf = (
  { hits, applied, reviewed, interviewed, accepted }: Trend['totals'],
  ofOne: boolean,
): Step[] => [
  { key: 'hits', name: copy.hits, count: hits, rows: ofOne ? 'DAYS' : 'VIEWED' },
  { key: 'applied', name: copy.applied, count: applied, before: hits, rows: 'APPLIED' },
  { key: 'reviewed', name: copy.reviewed, count: reviewed, before: applied, rows: 'REVIEWED' },
  { key: 'interviewed', name: copy.interviewed, count: interviewed, before: reviewed, rows: 'INTERVIEWED' },
  { key: 'accepted', name: copy.accepted, count: accepted, before: interviewed, rows: 'ACCEPTED' },
];

function widthOf({ key, count }: Step, applied: number): string {
  if (count === 0) return '2px';
  if (key === 'hits') return '100%';
  return `${Math.max(NARROWEST, (count / applied) * WIDEST)}%`;
}

const Bars = ({ steps, applied }: { steps: readonly Step[]; applied: number }) => (
  <>
    <ol className={styles.funnel}>
      {steps.map((step) => (
        <li key={step.key} data-step={step.key}>
          {step.before !== undefined && (
            <p className="number">
              <span>{percent(step.count, step.before)}</span>
            </p>
          )}
          <b>{step.name}</b>
          <span className={styles.bar}>
            <i style={{ width: widthOf(step, applied) }} />
          </span>
          <em className="number">
            <CountLink count={step.count} of={step.name} rows={{ kind: step.rows }} />
          </em>
        </li>
      ))}
    </ol>
    <p className={styles.scale}>{texts.scale}</p>
  </>
);

interface FunnelProps {
  totals: Trend['totals'];
  ofOne: boolean;
  onExport: () => Promise<void>;
}

/** How many viewed, applied, and reached each stage; each with its share of the previous step. */
export function Funnel({ totals, ofOne, onExport }: FunnelProps) {
  const steps = stepsOf(totals, ofOne);
  return (
    <ChartFigure
      title={texts.title}
      finding={funnelText(totals)}
      width="third"
      onExport={onExport}
      empty={totals.hits === 0 && totals.applied === 0 && findingsCopy.quiet}
      table={
        <FigureTable
          label={texts.title}
          head={[texts.step, texts.count, texts.share]}
          rows={steps.map(({ key, name, count, before, rows }) => ({
            key,
            cells: [
              name,
              <CountLink key={key} count={count} of={name} rows={{ kind: rows }} />,
              before === undefined ? '' : percent(count, before),
            ],
          }))}
        />
      }
    >
      <Bars steps={steps} applied={totals.applied} />
    </ChartFigure>
  );
}
