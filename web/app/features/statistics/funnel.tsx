import { numberText } from '#lib/money.ts';
import { Panel } from '#ui/panel.tsx';
import { copy } from './copy.ts';
import type { Statistics } from './data.ts';
import styles from './statistics.module.css';

/** Applications fill so much of the width; the steps after them are drawn in proportion. */
const WIDEST = 78;

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${(Math.round((part / whole) * 1000) / 10).toString()}%`;

/** How many looked, applied, and how far the applications came; each with its share of the step before. */
export function Funnel({ totals }: { totals: Statistics['totals'] }) {
  const { hits, applied, reviewed, interviewed, accepted } = totals;
  const steps = [
    { key: 'applied', name: copy.applied, count: applied, before: hits },
    { key: 'reviewed', name: copy.reviewed, count: reviewed, before: applied },
    { key: 'interviewed', name: copy.interviewed, count: interviewed, before: reviewed },
    { key: 'accepted', name: copy.accepted, count: accepted, before: interviewed },
  ];
  const widthOf = (count: number) => (applied === 0 ? 0 : (count / applied) * WIDEST);
  return (
    <Panel title={copy.funnel.title}>
      <figure>
        <figcaption className={styles.finding}>
          {copy.funnel.sentence(numberText(applied), numberText(accepted))}
        </figcaption>
        <ol className={styles.funnel}>
          <li data-step="hits">
            <span>{copy.hits}</span>
            <i style={{ width: '100%' }} />
            <b className="number">{numberText(hits)}</b>
          </li>
          {steps.map(({ key, name, count, before }) => (
            <li key={key} data-step={key}>
              <em className="number">{percent(count, before)}</em>
              <span>{name}</span>
              <i style={{ width: `${widthOf(count)}%` }} />
              <b className="number">{numberText(count)}</b>
            </li>
          ))}
        </ol>
        <p className={styles.scale}>{copy.funnel.scale}</p>
      </figure>
    </Panel>
  );
}
