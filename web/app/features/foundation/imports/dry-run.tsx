import { useEffect, useRef, useState } from 'react';
import { numberText } from '#lib/format/money.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { KpiStrip } from '#ui/layout/kpi-strip.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { showError } from '#ui/alert/show-error.ts';
import { copy } from './copy.ts';
import { downloadFaults, useCheckAgain, useRefreshLists, useWriteImport, type Import } from './data.ts';
import { ImportRows } from './import-rows.tsx';
import styles from './imports.module.css';

const { result: m } = copy;
const rowsToWrite = ({ counts }: Import): number => counts.new + counts.changed;

function Counts({ counts }: Pick<Import, 'counts'>) {
  const figure = (name: keyof Import['counts']) => ({
    label: m[name],
    value: numberText(counts[name]),
    unit: m.unit,
  });
  return (
    <KpiStrip
      label={m.title}
      items={[figure('new'), figure('changed'), figure('unchanged'), figure('faulty')]}
    />
  );
}

/** The state of the import, announced as it changes. */
function State({ one }: { one: Import }) {
  const all = rowsToWrite(one);
  return (
    <div className={styles.state} role="status">
      {one.state === 'CHECKED' && all === 0 && <p>{m.nothing}</p>}
      {one.state === 'WRITING' && (
        <>
          <p>{m.writing(numberText(one.written), numberText(all))}</p>
          <ProgressBar part={all === 0 ? 0 : one.written / all} label={m.progress} />
        </>
      )}
      {one.state === 'WRITTEN' && <p>{m.written(numberText(one.written))}</p>}
      {one.failure && <p>{one.failure}</p>}
    </div>
  );
}

function Confirmation({ one, onClose }: { one: Import; onClose: () => void }) {
  const write = useWriteImport(one._id);
  const { faulty } = one.counts;
  const give = async (reason: string) => {
    await write.mutateAsync({ reason, skipsFaulty: faulty > 0 });
    onClose();
  };
  return (
    <ReasonSheet
      title={copy.write.title(numberText(rowsToWrite(one)))}
      subtitle={copy.write.subtitle}
      reasons={Object.values(copy.write.reasons)}
      act={copy.write.act}
      onClose={onClose}
      onGive={give}
    >
      {faulty > 0 && <p>{copy.write.skip(numberText(faulty))}</p>}
    </ReasonSheet>
  );
}

function Actions({ one, onOther }: { one: Import; onOther: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const again = useCheckAgain(one._id);
  const isOutdated = one.state === 'OUTDATED' || one.state === 'FAILED';
  return (
    <div className={styles.actions}>
      {one.state === 'CHECKED' && (
        <Button disabled={rowsToWrite(one) === 0} onClick={() => setAsking(true)}>
          {copy.write.act}
        </Button>
      )}
      {isOutdated && (
        <Button onClick={() => runAction({ run: () => again.mutateAsync(undefined) })}>{m.again}</Button>
      )}
      {one.counts.faulty > 0 && (
        <Button kind="default" onClick={() => downloadFaults(one._id).catch(showError)}>
          {m.faults}
        </Button>
      )}
      <Button kind="default" onClick={onOther}>
        {m.other}
      </Button>
      {isAsking && <Confirmation one={one} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** The other lists are read again once the rows are written. */
function useWritten(state: Import['state']): void {
  const refresh = useRefreshLists();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'WRITING' && state === 'WRITTEN') void refresh();
    before.current = state;
  }, [state, refresh]);
}

/** The result of writing the workbook, expected or real, and its rows. */
export function DryRun({ one, onOther }: { one: Import; onOther: () => void }) {
  useWritten(one.state);
  return (
    <>
      <Panel title={one.fileName}>
        <Counts counts={one.counts} />
        <State one={one} />
        <Actions one={one} onOther={onOther} />
      </Panel>
      <ImportRows one={one} />
    </>
  );
}
