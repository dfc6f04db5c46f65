import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { fullMomentText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { TextSkeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { historyCopy } from './history-copy.ts';
import { useCancelVersion, versionsQuery, type TermsVersion } from './history-data.ts';
import styles from './history.module.css';
import { uiCopy } from '#ui/state/copy.ts';

const VersionDiff = lazyPart(async () => (await import('./version-diff.tsx')).VersionDiff);

const { columns: texts } = historyCopy;

interface RowProps {
  row: TermsVersion;
  onCompare: () => void;
  /** Undefined where the reader may only look. */
  onCancel: (() => Promise<unknown>) | undefined;
}

const Row = ({ row, onCompare, onCancel }: RowProps) => (
  <li className={styles.version}>
    <p>
      <b>{copy.version(row.version)}</b>
      {row.state === 'PRESENT' && <Badge hue="cobalt">{historyCopy.now}</Badge>}
      {row.state === 'PLANNED' && <Badge hue="amber">{historyCopy.planned}</Badge>}
    </p>
    <dl>
      <div>
        <dt>{texts.from}</dt>
        <dd className="number">{fullMomentText(row.effectiveAt)}</dd>
      </div>
      <div>
        <dt>{texts.writer}</dt>
        <dd>
          <MemberText>{row.writer?.name ?? historyCopy.first}</MemberText>
        </dd>
      </div>
      <div>
        <dt>{texts.agreements}</dt>
        <dd className="number">{historyCopy.people(numberText(row.agreementCount))}</dd>
      </div>
    </dl>
    <div className={styles.actions}>
      {row.version > 1 && (
        <Button kind="default" size="sm" aria-label={historyCopy.compareOf(row.version)} onClick={onCompare}>
          {historyCopy.compare}
        </Button>
      )}
      {row.state === 'PLANNED' && onCancel && (
        <Button
          kind="default"
          size="sm"
          aria-label={historyCopy.cancel.title(row.version)}
          onClick={onCancel}
        >
          {historyCopy.cancel.act}
        </Button>
      )}
    </div>
  </li>
);

/** Every version of a text, with its author, its date and how many agreed to it. */
export function VersionHistory({ termsId, mayWrite }: { termsId: string; mayWrite: boolean }) {
  const list = useInfiniteQuery(versionsQuery(termsId));
  const [compared, setCompared] = useState<number>();
  const cancelled = useCancelVersion(termsId);
  const cancel = (version: number) => {
    const { title, body, act, done } = historyCopy.cancel;
    return runAction({
      ask: { title: title(version), body, confirmLabel: act, cancelLabel: uiCopy.keep, tone: 'danger' },
      run: () => cancelled.mutateAsync(version),
      done: done(version),
    });
  };
  const versions = list.data?.pages.flatMap((page) => page.versions);
  return (
    <Panel title={historyCopy.title}>
      <p className={styles.hint}>{historyCopy.hint}</p>
      {list.error && !versions && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {!versions && !list.error && <TextSkeleton lines={3} />}
      {versions && (
        <ol className={styles.versions} id="versions">
          {versions.map((row) => (
            <Row
              key={row.version}
              row={row}
              onCompare={() => setCompared(row.version)}
              onCancel={mayWrite ? () => cancel(row.version) : undefined}
            />
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <Button kind="default" isLoading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {historyCopy.more}
        </Button>
      )}
      {compared !== undefined && versions && (
        <Suspense>
          <VersionDiff
            termsId={termsId}
            versions={versions}
            version={compared}
            onClose={() => setCompared(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
