import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { periodText } from '#lib/dates.ts';
import { numberText } from '#lib/money.ts';
import { alert } from '#ui/alert/alert.ts';
import { BackLink } from '#ui/back-link.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { DayRange } from '#ui/grid/day-range.tsx';
import { KpiStrip, type Kpi } from '#ui/kpi-strip.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Segments } from '#ui/segments.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { useUrlState } from '#ui/use-url-state.ts';
import { Bars } from './bars.tsx';
import { copy } from './copy.ts';
import { DailyPanel } from './daily-panel.tsx';
import { keepFigures, recruitmentStatisticsQuery, type Period, type Statistics } from './data.ts';
import { Funnel, percent } from './funnel.tsx';
import { lengthOf, periodOf, presets, type Preset } from './period.ts';
import styles from './statistics.module.css';

const presetOptions = presets.map((value) => ({ value, label: copy.presets[value] }));

function usePeriod(): { preset: Preset; period: Period } {
  const { read } = useUrlState();
  const preset = presets.find((one) => one === read('period')) ?? 'days';
  return { preset, period: periodOf(preset, { from: read('from'), to: read('to') }) };
}

function PeriodChoice({ preset }: { preset: Preset }) {
  const { write } = useUrlState();
  return (
    <div className={styles.period} data-print="hidden">
      <Segments
        label={copy.period}
        size="sm"
        value={preset}
        options={presetOptions}
        onChange={(value) => write({ period: value, from: undefined, to: undefined })}
      />
      {preset === 'own' && <DayRange label={copy.period} />}
    </div>
  );
}

function changeOf(now: number, before: number): Pick<Kpi, 'hint' | 'tone'> {
  if (now === before) return { hint: copy.same };
  const words = now > before ? copy.more : copy.fewer;
  return { hint: words(numberText(Math.abs(now - before))), tone: now > before ? 'good' : 'plain' };
}

function Figures({ totals, before }: Pick<Statistics, 'totals' | 'before'>) {
  const kpi = (label: string, name: keyof Statistics['totals']): Kpi => ({
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

const Whole = ({ statistics }: { statistics: Statistics }) => (
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

function Excel({ id, period }: { id: string; period: Period }) {
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      await keepFigures(id, period);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isTold) await alert(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="default"
      size="sm"
      isLoading={isBusy}
      icon={<IconDownload size={17} aria-hidden />}
      onClick={() => void keep()}
    >
      {copy.excel}
    </Button>
  );
}

const Status = ({ statistics, period }: { statistics: Statistics; period: Period }) => (
  <>
    <StatusBadge domain="recruitment" value={statistics.recruitment.state} />
    <span>{statistics.recruitment.company.name}</span>
    <span className="number">{periodText(period.from, period.to)}</span>
    <span>{copy.compared(lengthOf(period))}</span>
  </>
);

/** /console/recruitment/{_recruitment}/statistics: how one posting does. */
export function RecruitmentStatisticsPage({ id }: { id: string }) {
  const { preset, period } = usePeriod();
  const query = useQuery({ ...recruitmentStatisticsQuery(id, period), placeholderData: keepPreviousData });
  const { data, error, refetch, isPlaceholderData } = query;
  return (
    <>
      <BackLink to="/console/recruitment/list">{copy.back}</BackLink>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && (
        <div aria-busy={isPlaceholderData || undefined}>
          <PageHeader
            title={data.recruitment.subject || copy.untitled}
            status={<Status statistics={data} period={period} />}
            actions={<Excel id={id} period={period} />}
          />
          <PeriodChoice preset={preset} />
          <Whole statistics={data} />
        </div>
      )}
    </>
  );
}
