import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { copy as statistics } from '#features/site/statistics/copy.ts';
import { periodText } from '#lib/format/dates.ts';
import { Panel } from '#ui/box/panel.tsx';
import { copy as savedRowCopy } from '#ui/saved/copy.ts';
import { SavedRow, SavedSwitch } from '#ui/saved/saved-row.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toasts.ts';
import {
  savedReportsQuery,
  useRemoveReport,
  useReviseReport,
  type Measure,
  type SavedReport,
} from './data.ts';
import { addressOfSaved, presetOf, splitText } from './report-query.ts';
import styles from './reports.module.css';
import { savedCopy as copy } from './saved-copy.ts';

const NameSheet = lazyPart(async () => (await import('./report-name-sheet.tsx')).NameSheet);

const daysText = ({ period, from, to }: SavedReport): string =>
  from !== null && to !== null ? periodText(from, to) : statistics.presets[presetOf(period)];

/**
 * The measure, period and split of a saved report in words; undefined for a measure that the caller may not
 * see.
 */
function questionText(report: SavedReport, measures: readonly Measure[]): string | undefined {
  const measure = measures.find(({ kind }) => kind === report.kind);
  return measure && [measure.name, splitText(measure, report.split), daysText(report)].join(' · ');
}

function WeeklySwitch({ report }: { report: SavedReport }) {
  const revise = useReviseReport();
  const { _id: id, name } = report;
  if (report.period === 'OWN') return <span className={styles.fixed}>{copy.fixed}</span>;
  return (
    <SavedSwitch
      label={copy.weekly}
      fullLabel={copy.weeklyOf(name)}
      isOn={report.isWeekly}
      pressed={revise.isPending ? revise.variables.isWeekly : undefined}
      set={(isWeekly) => revise.mutateAsync({ id, isWeekly })}
      done={(isWeekly) => (isWeekly ? copy.on(name) : copy.off(name))}
    />
  );
}

function RenameSheet({ report, text, onClose }: { report: SavedReport; text: string; onClose: () => void }) {
  const revise = useReviseReport();
  const save = async (name: string) => {
    await revise.mutateAsync({ id: report._id, name });
    toast(savedRowCopy.renamed, { tone: 'success' });
  };
  return (
    <Suspense>
      <NameSheet
        title={savedRowCopy.rename}
        subtitle={text}
        name={report.name}
        save={save}
        onClose={onClose}
      />
    </Suspense>
  );
}

interface ItemProps {
  report: SavedReport;
  text: string | undefined;
  onRename: () => void;
}

function Item({ report, text, onRename }: ItemProps) {
  const remove = useRemoveReport();
  return (
    <SavedRow
      name={report.name}
      to={text === undefined ? undefined : addressOfSaved(report)}
      about={text ?? copy.hidden}
      heading="h3"
      removal={{ texts: copy.remove, run: () => remove.mutateAsync(report._id) }}
      onRename={onRename}
    >
      {text !== undefined && <WeeklySwitch report={report} />}
    </SavedRow>
  );
}

/** The questions that the administrator saved: opened, renamed, deleted, sent each Monday. */
export function SavedReports({ measures }: { measures: readonly Measure[] }) {
  const query = useQuery(savedReportsQuery);
  const [renamed, setRenamed] = useState<SavedReport>();
  return (
    <div className={styles.savedPanel} data-print="hidden">
      <Panel title={copy.title}>
        <QueryView of={query} waiting={<Skeleton height={80} />}>
          {(reports) =>
            reports.length === 0 ? (
              <p className={styles.hint}>{copy.hint}</p>
            ) : (
              <ul>
                {reports.map((report) => (
                  <Item
                    key={report._id}
                    report={report}
                    text={questionText(report, measures)}
                    onRename={() => setRenamed(report)}
                  />
                ))}
              </ul>
            )
          }
        </QueryView>
      </Panel>
      {renamed && (
        <RenameSheet
          report={renamed}
          text={questionText(renamed, measures) ?? copy.hidden}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </div>
  );
}
