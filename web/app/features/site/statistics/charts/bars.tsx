import { OTHERS, type ShareKind } from '@ieum/contract/site/statistics/enums.ts';
import { ChartFigure } from './chart-figure.tsx';
import styles from './bars.module.css';
import { copy } from '../copy.ts';
import { CountLink } from './count-link.tsx';
import type { Statistics } from '../data.ts';
import { findingsCopy } from '../findings-copy.ts';
import { sharesText } from '../findings.ts';
import { mostOf, percentOf, sumOf } from '../numbers.ts';
import { groupNameOf } from '../tables/group-names.ts';
import { FigureTable } from '../tables/figure-table.tsx';

type Share = Statistics['careers'][number];

const wholePercent = (part: number, whole: number): string => `${Math.round(percentOf(part, whole) ?? 0)}%`;

const Count = ({ kind, share: { key, count } }: { kind: ShareKind; share: Share }) => (
  <CountLink count={count} of={groupNameOf(key)} rows={{ kind: 'APPLIED', share: kind, shareKey: key }} />
);

function BarList({ kind, shares }: { kind: ShareKind; shares: readonly Share[] }) {
  const all = sumOf(shares);
  const widest = Math.max(...shares.map(({ count }) => count));
  const most = mostOf(shares.filter(({ key }) => key !== OTHERS));
  return (
    <ul className={styles.bars}>
      {shares.map((share) => (
        <li key={share.key} data-most={most.includes(share) || undefined}>
          <span>{groupNameOf(share.key)}</span>
          <i>
            <i style={{ width: `${(share.count / widest) * 100}%` }} />
          </i>
          <b className="number">
            <Count kind={kind} share={share} />
          </b>
          <em className="number">{wholePercent(share.count, all)}</em>
        </li>
      ))}
    </ul>
  );
}

interface BarsProps {
  kind: ShareKind;
  shares: Share[];
  onExport: () => Promise<void>;
}

/** The applicants by one trait: a bar each with number and share. */
export function Bars({ kind, shares, onExport }: BarsProps) {
  const title = copy.shares[kind];
  const all = sumOf(shares);
  return (
    <ChartFigure
      title={title}
      finding={sharesText(shares)}
      width="third"
      onExport={onExport}
      empty={all === 0 && findingsCopy.noneApplied}
      table={
        <FigureTable
          label={title}
          head={[title, copy.applied, copy.shares.share]}
          rows={shares.map((share) => ({
            key: share.key,
            cells: [
              groupNameOf(share.key),
              <Count key={share.key} kind={kind} share={share} />,
              wholePercent(share.count, all),
            ],
          }))}
        />
      }
    >
      <BarList kind={kind} shares={shares} />
    </ChartFigure>
  );
}
