import { numberText } from '#lib/money.ts';
import { KpiStrip, type Kpi } from '#ui/kpi-strip.tsx';
import { Bars } from './bars.tsx';
import { copy } from './copy.ts';
import { DailyPanel } from './daily-panel.tsx';
import type { Course } from './data.ts';
import { Funnel, percent } from './funnel.tsx';
import styles from './statistics.module.css';

/** How a figure compares with the days before. */
export function changeOf(now: number, before: number): Pick<Kpi, 'hint' | 'tone'> {
  if (now === before) return { hint: copy.same };
  const words = now > before ? copy.more : copy.fewer;
  return { hint: words(numberText(Math.abs(now - before))), tone: now > before ? 'good' : 'plain' };
}

function Figures({ totals, before }: Pick<Course, 'totals' | 'before'>) {
  const kpi = (label: string, name: keyof Course['totals']): Kpi => ({
    label,
    value: numberText(totals[name]),
    ...changeOf(totals[name], before[name]),
  });
  return (
    <KpiStrip
      label={copy.figures}
      items={[
        kpi(copy.hits, 'hits'),
        kpi(copy.applied, 'applied'),
        { label: copy.rate, value: percent(totals.applied, totals.hits) },
        kpi(copy.interviewed, 'interviewed'),
        kpi(copy.accepted, 'accepted'),
      ]}
    />
  );
}

/** Views, applications and what came of them, by day and by whom. */
export const CourseFigures = ({ statistics }: { statistics: Course }) => (
  <>
    <Figures totals={statistics.totals} before={statistics.before} />
    <div className={styles.panels}>
      <DailyPanel days={statistics.days} />
      <Funnel totals={statistics.totals} />
    </div>
    <div className={styles.thirds}>
      <Bars title={copy.shares.careers} shares={statistics.careers} />
      <Bars title={copy.shares.educations} shares={statistics.educations} />
      <Bars title={copy.shares.regions} shares={statistics.regions} />
    </div>
  </>
);
