import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { numberText } from '#lib/format/money.ts';
import { CompanyMark } from '#ui/layout/company-mark.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { Written } from '#ui/text/written.tsx';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { copy } from '../copy.ts';
import { topPostingsQuery, type CountedPosting, type Period, type Scope } from '../data.ts';
import { findingsCopy } from '../findings-copy.ts';
import { percent } from '../numbers.ts';
import { Sparkline } from '../charts/plot.tsx';
import { useShownRows } from './shown-rows.ts';
import { FigureTable } from './table.tsx';
import styles from './top-postings.module.css';

const { top: words } = copy;

const nameOf = ({ isRemoved, subject }: CountedPosting): string =>
  isRemoved ? words.removed : subject || copy.untitled;

const Name = ({ posting }: { posting: CountedPosting }) =>
  posting.isRemoved ? (
    <b>
      <Written>{nameOf(posting)}</Written>
    </b>
  ) : (
    <Link to={`/console/recruitment/${posting._id}/statistics`}>
      <Written>{nameOf(posting)}</Written>
    </Link>
  );

/** Postings with the same views have the same rank. */
const rankOf = (posting: CountedPosting, postings: readonly CountedPosting[]): number =>
  postings.findIndex(({ hits }) => hits === posting.hits) + 1;

const Row = ({ posting, rank }: { posting: CountedPosting; rank: number }) => (
  <li>
    <strong className="number">{rank}</strong>
    <CompanyMark name={posting.company?.name ?? ''} logo={posting.company?.logo?.url} size={36} />
    <div className={styles.name}>
      <Name posting={posting} />
      <span>
        <Written>{posting.company?.name}</Written>
      </span>
    </div>
    <Sparkline counts={posting.days} label={words.course(nameOf(posting))} />
    <dl className="number">
      <div>
        <dt>{copy.hits}</dt>
        <dd>{numberText(posting.hits)}</dd>
      </div>
      <div>
        <dt>{copy.applied}</dt>
        <dd>{numberText(posting.applied)}</dd>
      </div>
      <div>
        <dt>{words.rate}</dt>
        <dd>{percent(posting.applied, posting.hits)}</dd>
      </div>
    </dl>
  </li>
);

interface TopPostingsProps {
  period: Period;
  scope: Scope;
  onKeep: () => Promise<void>;
}

/** The postings most looked at, with what came of it. */
export function TopPostings({ period, scope, onKeep }: TopPostingsProps) {
  const { data, error, refetch } = useQuery(topPostingsQuery({ period, scope }));
  const { addressOf, opened } = useShownRows();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius={14} />;
  const { postings, count } = data;
  return (
    <ChartFigure
      title={words.title}
      finding={postings.length === 0 ? findingsCopy.noViews : words.finding}
      width="full"
      onKeep={onKeep}
      empty={postings.length === 0 && findingsCopy.noViews}
      table={
        <FigureTable
          label={words.title}
          head={[words.posting, copy.hits, copy.applied, words.rate]}
          rows={postings.map((posting) => ({
            key: posting._id,
            cells: [
              <Name key={posting._id} posting={posting} />,
              numberText(posting.hits),
              numberText(posting.applied),
              percent(posting.applied, posting.hits),
            ],
          }))}
        />
      }
    >
      <ol className={styles.postings}>
        {postings.map((posting) => (
          <Row key={posting._id} posting={posting} rank={rankOf(posting, postings)} />
        ))}
      </ol>
      {count > postings.length && (
        <Link
          to={addressOf({ kind: 'VIEWED' })}
          state={opened}
          preventScrollReset
          className={styles.all}
          data-print="hidden"
        >
          {words.all(numberText(count))}
        </Link>
      )}
    </ChartFigure>
  );
}
