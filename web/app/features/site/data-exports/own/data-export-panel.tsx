import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { fullMomentText } from '#lib/format/dates.ts';
import { Hint } from '#ui/text/hint.tsx';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { sizeText } from '@ieum/contract/common/text-formats.ts';
import { Panel } from '#ui/box/panel.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { copy } from './copy.ts';
import { dataExportQuery, downloadExport, type DataExport } from './data.ts';
import styles from './data-export.module.css';

const RequestSheet = lazyPart(async () => (await import('./request-sheet.tsx')).RequestSheet);

/** The fragment of the address that scrolls to this section; notifications link to it. */
const DATA_HASH = '#data';

function stateText({ state, expiresAt, size }: DataExport): string {
  if (state === 'PREPARING') return copy.preparing;
  if (state === 'READY' && expiresAt) return copy.ready(sizeText(size ?? 0), fullMomentText(expiresAt));
  return state === 'FAILED' ? copy.failed : copy.expired;
}

interface StateProps {
  dataExport: DataExport | null;
  nextAt: string | null;
  onRequest: () => void;
}

function ExportState({ dataExport, nextAt, onRequest }: StateProps) {
  const isReady = dataExport?.state === 'READY';
  const mayRequest = dataExport?.state !== 'PREPARING' && nextAt === null;
  return (
    <div className={styles.state}>
      <div role="status">
        {dataExport && <p className="number">{stateText(dataExport)}</p>}
        {isReady && nextAt && <p className="number">{copy.next(fullMomentText(nextAt))}</p>}
      </div>
      <div className={styles.actions}>
        {isReady && <Button onClick={() => downloadExport().catch(showError)}>{copy.download}</Button>}
        {mayRequest && (
          <Button kind="default" onClick={onRequest}>
            {copy.request}
          </Button>
        )}
      </div>
    </div>
  );
}

/** 내 정보 내려받기: requests everything that is stored about the member, and downloads it. */
export function DataExportPanel() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(dataExportQuery);
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isAskedFor = useLocation().hash === DATA_HASH;
  const isShown = data !== undefined;
  useEffect(() => {
    if (isAskedFor && isShown) place.current?.scrollIntoView({ block: 'start' });
  }, [isAskedFor, isShown]);
  return (
    <div ref={place} className={styles.place}>
      <Panel title={copy.title}>
        <Hint size="lg">{copy.body}</Hint>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={44} radius={10} />}
        {data && <ExportState {...data} onRequest={() => setIsAsking(true)} />}
      </Panel>
      {isAsking && (
        <Suspense fallback={null}>
          <RequestSheet
            onClose={() => setIsAsking(false)}
            onRequested={(answer) => {
              client.setQueryData(dataExportQuery.queryKey, answer);
              setIsAsking(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
