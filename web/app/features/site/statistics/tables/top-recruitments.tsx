import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { numberText } from '#lib/format/money.ts';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { copy } from '../copy.ts';
import { topRecruitmentsQuery, type CountedRecruitment, type Scope } from '../data.ts';
import type { Period } from '../period.ts';
import { findingsCopy } from '../findings-copy.ts';
import { percent } from '../numbers.ts';
import { Sparkline } from '../charts/plot.tsx';
import { useShownRows } from './shown-rows.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './top-recruitments.module.css';

const { top: texts } = copy;

const nameOf = ({ isRemoved, subject }: CountedRecruitment): string =>
  isRemoved ? texts.removed : subject || copy.untitled;

const Name = ({ recruitment }: { recruitment: CountedRecruitment }) =>
  recruitment.isRemoved ? (
    <b>
      <MemberText>{nameOf(recruitment)}</MemberText>
    </b>
  ) : (
    <Link to={`/console/recruitment/${recruitment._id}/statistics`}>
      <MemberText>{nameOf(recruitment)}</MemberText>
    </Link>
  );

/** Recruitments with the same views have the same rank. */
const rankOf = (recruitment: CountedRecruitment, postings: readonly CountedRecruitment[]): number =>
  postings.findIndex(({ hits }) => hits === recruitment.hits) + 1;

const Row = ({ recruitment, rank }: { recruitment: CountedRecruitment; rank: number }) => (
  <li>
    <strong className="number">{rank}</strong>
    <GeneratedLogo name={recruitment.company?.name ?? ''} logo={recruitment.company?.logo?.url} size={36} />
    <div className={styles.name}>
      <Name recruitment={recruitment} />
      <span>
        <MemberText>{recruitment.company?.name}</MemberText>
      </span>
    </div>
    <Sparkline counts={recruitment.days} label={texts.trend(nameOf(recruitment))} />
    <dl className="number">
      <div>
        <dt>{copy.hits}</dt>
        <dd>{numberText(recruitment.hits)}</dd>
      </div>
      <div>
        <dt>{copy.applied}</dt>
        <dd>{numberText(recruitment.applied)}</dd>
      </div>
      <div>
        <dt>{texts.rate}</dt>
        <dd>{percent(recruitment.applied, recruitment.hits)}</dd>
      </div>
    </dl>
  </li>
);

interface TopRecruitmentsProps {
  period: Period;
  scope: Scope;
  onExport: () => Promise<void>;
}

/** The most viewed recruitments, with their results. */
export function TopRecruitments({ period, scope, onExport }: TopRecruitmentsProps) {
  const { data, error, refetch } = useQuery(topRecruitmentsQuery({ period, scope }));
  const { addressOf, opened } = useShownRows();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius={14} />;
  const { postings, count } = data;
  return (
    <ChartFigure
      title={texts.title}
      finding={postings.length === 0 ? findingsCopy.noViews : texts.finding}
      width="full"
      onExport={onExport}
      empty={postings.length === 0 && findingsCopy.noViews}
      table={
        <FigureTable
          label={texts.title}
          head={[texts.recruitment, copy.hits, copy.applied, texts.rate]}
          rows={postings.map((recruitment) => ({
            key: recruitment._id,
            cells: [
              <Name key={recruitment._id} recruitment={recruitment} />,
              numberText(recruitment.hits),
              numberText(recruitment.applied),
              percent(recruitment.applied, recruitment.hits),
            ],
          }))}
        />
      }
    >
      <ol className={styles.postings}>
        {postings.map((recruitment) => (
          <Row key={recruitment._id} recruitment={recruitment} rank={rankOf(recruitment, postings)} />
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
          {texts.all(numberText(count))}
        </Link>
      )}
    </ChartFigure>
  );
}
