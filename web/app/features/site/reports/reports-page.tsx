import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOf } from '#features/site/statistics/charts/change-figure.tsx';
import { HeaderActions } from '#features/site/statistics/header-actions.tsx';
import { FiguresLoading } from '#features/site/statistics/figures-loading.tsx';
import { shortNumber } from '#features/site/statistics/numbers.ts';
import { PeriodChoice, usePeriod } from '#features/site/statistics/period-choice.tsx';
import { lengthOf } from '#features/site/statistics/period.ts';
import { PeriodNote } from '#features/site/statistics/tables/period-note.tsx';
import { runAction } from '#ui/action/run-action.ts';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { KpiStrip } from '#ui/layout/kpi-strip.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { copy } from './copy.ts';
import {
  exportReport,
  measuresQuery,
  reportQuery,
  type Measure,
  type Question,
  type Report,
} from './data.ts';
import { FigureLink } from './figure-link.tsx';
import { ALL, splitsOf, useReportQuery } from './report-query.ts';
import { ReportFigure } from './report-figure.tsx';
import styles from './reports.module.css';
import { RowsSheet } from './rows-sheet.tsx';
import { SaveButton } from './save-button.tsx';
import { SavedReports } from './saved-reports.tsx';

type Measures = readonly [Measure, ...Measure[]];
type ReportState = ReturnType<typeof useReportQuery>;

/** The measure and its split; another measure begins by day where it lacks the split. */
function Choices({ measures, measure, split, isCompared }: ReportState & { measures: Measures }) {
  const { write } = useUrlState();
  return (
    <div className={styles.choices} data-print="hidden">
      <SelectField
        label={copy.measure}
        value={measure.kind}
        options={measures.map(({ kind, name }) => ({ value: kind, label: name }))}
        onChange={(value) => write({ measure: value, split, figure: undefined })}
      />
      <SelectField
        label={copy.split}
        value={split}
        options={splitsOf(measure)}
        onChange={(value) => write({ split: value, figure: undefined })}
      />
      <Checkbox
        label={copy.compare}
        checked={isCompared}
        onChange={({ currentTarget }) => write({ compare: currentTarget.checked ? undefined : 'off' })}
      />
    </div>
  );
}

interface SumProps {
  measure: Measure;
  report: Report;
  days: number;
  isCompared: boolean;
}

function TotalFigures({ measure, report, days, isCompared }: SumProps) {
  const { name, unit } = measure;
  const [sum, before] = [shortNumber(report.count), shortNumber(report.before)];
  const perDay = report.count / days;
  const items = [
    {
      label: copy.total,
      value: (
        <FigureLink
          measure={measure}
          count={report.count}
          of={name}
          figure={ALL}
          shown={sum.value}
          isStretched
        />
      ),
      unit: sum.unit || unit,
      ...(isCompared && changeOf(report.count, report.before)),
    },
    { label: copy.perDay, value: perDay.toFixed(perDay < 10 ? 1 : 0), unit },
    ...(isCompared ? [{ label: copy.before, value: before.value, unit: before.unit || unit }] : []),
  ];
  return <KpiStrip label={name} items={items} isLarge />;
}

function ExcelSheet({ question, onClose }: { question: Question; onClose: () => void }) {
  const exportWith = async (reason: string) => {
    if (await runAction({ run: () => exportReport(question, reason), done: copy.excel.done })) onClose();
  };
  return (
    <ReasonSheet
      title={copy.excel.title}
      reasons={Object.values(copy.excel.reasons)}
      act={copy.excel.act}
      onClose={onClose}
      onGive={exportWith}
    />
  );
}

function Reports({ measures }: { measures: Measures }) {
  const chosen = usePeriod();
  const asked = useReportQuery(measures);
  const [isExporting, setExporting] = useState(false);
  const { period, preset } = chosen;
  const { measure, split, isCompared } = asked;
  const question = { kind: measure.kind, split, ...period };
  const query = useQuery({ ...reportQuery(question), placeholderData: keepPreviousData });
  const { data } = query;
  const shown = { ...query, data: data?.kind === measure.kind && data.split === split ? data : undefined };
  const askReason = async () => setExporting(true);
  return (
    <>
      <PageHeader
        title={copy.title}
        isSameAsPlace
        status={<PeriodNote period={period} countedAt={query.dataUpdatedAt} />}
        actions={<HeaderActions onExport={askReason} />}
      />
      <Choices measures={measures} {...asked} />
      <PeriodChoice {...chosen} />
      <div className={styles.definition}>
        <p>
          {measure.definition} {copy.counted}
        </p>
        <SaveButton measure={measure} question={question} preset={preset} />
      </div>
      <QueryView of={shown} waiting={<FiguresLoading />}>
        {(report) => (
          <div aria-busy={query.isPlaceholderData || undefined}>
            <TotalFigures measure={measure} report={report} days={lengthOf(period)} isCompared={isCompared} />
            <ReportFigure {...{ measure, report, period, isCompared }} onExport={askReason} />
            <RowsSheet measure={measure} question={question} report={report} />
          </div>
        )}
      </QueryView>
      <SavedReports measures={measures} />
      {isExporting && <ExcelSheet question={question} onClose={() => setExporting(false)} />}
    </>
  );
}

/** /console/statistics/reports: questions about the figures of the product. */
export function ReportsPage() {
  const query = useQuery(measuresQuery);
  return (
    <QueryView of={query} waiting={<FiguresLoading />}>
      {([first, ...others]) =>
        first ? <Reports measures={[first, ...others]} /> : <EmptyState title={copy.noMeasures} />
      }
    </QueryView>
  );
}
