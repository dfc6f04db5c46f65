import type { MemberSummary } from '@ieum/contract/site/members/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { numberText } from '#lib/format/money.ts';
import { KpiStrip, type Kpi } from '#ui/layout/kpi-strip.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { copy } from '../copy.ts';
import { memberSummaryQuery } from '../data.ts';
import styles from '../list/members.module.css';
import { Sparkline } from '../list/sparkline.tsx';

const { figures: texts } = copy;

function weekHint({ count, before }: MemberSummary['joinedLast7Days']): Pick<Kpi, 'hint' | 'tone'> {
  const change = before === 0 ? 0 : Math.round(((count - before) / before) * 100);
  if (change > 0) return { hint: texts.more(change), tone: 'good' };
  if (change < 0) return { hint: texts.fewer(-change) };
  return { hint: texts.weekBefore(numberText(before)) };
}

/** Persons and companies side by side. */
const peopleText = (persons: number, companies: number): string =>
  texts.todayOf(numberText(persons), numberText(companies));

const waitingFigure = ({ pending: { count, overdue } }: MemberSummary): Kpi => ({
  label: texts.waiting,
  value: numberText(count),
  unit: texts.companies,
  hint: overdue > 0 ? texts.overdue(numberText(overdue)) : texts.nobodyLate,
  tone: overdue > 0 ? 'warn' : 'plain',
});

export const averageFigure = ({ averageDecisionDays }: MemberSummary): Kpi => ({
  label: texts.average,
  value: averageDecisionDays ?? '—',
  unit: averageDecisionDays === null ? '' : texts.days,
  hint: texts.promised,
});

/** All members, as the list counts them: people, companies and administrators. */
export const membersFigure = (label: string, { counts }: MemberSummary): Kpi => ({
  label,
  value: numberText(counts.all),
  unit: texts.people,
  hint: texts.membersOf(peopleText(counts.persons, counts.companies), numberText(counts.administrators)),
});

export const todayFigure = ({ joinedToday: { persons, companies } }: MemberSummary): Kpi => ({
  label: texts.today,
  value: numberText(persons + companies),
  unit: texts.people,
  hint: peopleText(persons, companies),
});

export const weekFigure = ({ joinedLast7Days }: MemberSummary): Kpi => ({
  label: texts.week,
  value: (
    <span className={styles.week}>
      {numberText(joinedLast7Days.count)}
      {texts.people && <i>{texts.people}</i>}
      <Sparkline values={joinedLast7Days.daily} label={texts.daily(joinedLast7Days.daily.join(', '))} />
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
        label={texts.label}
        items={[waitingFigure(data), averageFigure(data), todayFigure(data), weekFigure(data)]}
      />
    </div>
  );
}
