import type { MemberSummary } from '@ieum/contract/site/members/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { numberText } from '#lib/format/money.ts';
import { KpiStrip, type Kpi } from '#ui/layout/kpi-strip.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { copy } from '../copy.ts';
import { memberSummaryQuery } from '../data.ts';
import styles from '../list/members.module.css';
import { Sparkline } from '../list/sparkline.tsx';

const { figures: words } = copy;

function weekHint({ count, before }: MemberSummary['joinedLast7Days']): Pick<Kpi, 'hint' | 'tone'> {
  const change = before === 0 ? 0 : Math.round(((count - before) / before) * 100);
  if (change > 0) return { hint: words.more(change), tone: 'good' };
  if (change < 0) return { hint: words.fewer(-change) };
  return { hint: words.weekBefore(numberText(before)) };
}

/** Persons and companies side by side. */
const peopleText = (persons: number, companies: number): string =>
  words.todayOf(numberText(persons), numberText(companies));

const waitingFigure = ({ pending: { count, overdue } }: MemberSummary): Kpi => ({
  label: words.waiting,
  value: numberText(count),
  unit: words.companies,
  hint: overdue > 0 ? words.overdue(numberText(overdue)) : words.nobodyLate,
  tone: overdue > 0 ? 'warn' : 'plain',
});

export const averageFigure = ({ averageDecisionDays }: MemberSummary): Kpi => ({
  label: words.average,
  value: averageDecisionDays ?? '—',
  unit: averageDecisionDays === null ? '' : words.days,
  hint: words.promised,
});

/** People and companies; administrators are no members. */
export const membersFigure = (label: string, { counts: { persons, companies } }: MemberSummary): Kpi => ({
  label,
  value: numberText(persons + companies),
  unit: words.people,
  hint: peopleText(persons, companies),
});

export const todayFigure = ({ joinedToday: { persons, companies } }: MemberSummary): Kpi => ({
  label: words.today,
  value: numberText(persons + companies),
  unit: words.people,
  hint: peopleText(persons, companies),
});

export const weekFigure = ({ joinedLast7Days }: MemberSummary): Kpi => ({
  label: words.week,
  value: (
    <span className={styles.week}>
      {numberText(joinedLast7Days.count)}
      {words.people && <i>{words.people}</i>}
      <Sparkline values={joinedLast7Days.daily} label={words.daily(joinedLast7Days.daily.join(', '))} />
    </span>
  ),
  ...weekHint(joinedLast7Days),
});

/** The figures above the list, hidden when they cannot be loaded. */
export function MemberFigures() {
  const { data, isError } = useQuery(memberSummaryQuery);
  if (isError) return null;
  if (!data)
    return (
      <div className={styles.pending}>
        <Skeleton height="100%" radius={14} />
      </div>
    );
  return (
    <div className={styles.figures}>
      <KpiStrip
        label={words.label}
        items={[waitingFigure(data), averageFigure(data), todayFigure(data), weekFigure(data)]}
      />
    </div>
  );
}
