import { useQuery } from '@tanstack/react-query';
import { Stack } from '#ui/box/stack.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { editorCopy } from './editor-copy.ts';
import { AccessRecords } from '../view/access-records.tsx';
import { ResumeTabs } from './resume-tabs.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { uiCopy } from '#ui/state/copy.ts';
import { resumeQuery } from '../data.ts';
import { ResumeEditor } from './resume-editor.tsx';
import styles from './resume-screen.module.css';

function Loading() {
  return (
    <Stack role="status" gap={16}>
      <span className="visually-hidden">{uiCopy.loading}</span>
      <Skeleton width={180} height={32} />
      <div className={styles.columns}>
        <Skeleton height={380} radius={14} />
        <Skeleton height={520} radius={14} />
      </div>
    </Stack>
  );
}

/**
 * The editor always starts from the server's newest version, so that it is never overwritten by an older
 * one.
 */
function NewestResume() {
  const { data, isError, isFetchedAfterMount, error, refetch } = useQuery({
    ...resumeQuery,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isError && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <Loading />;
  return <ResumeEditor resume={data} />;
}

/** The resume, and in the other tab who has read it. */
export function ResumeScreen() {
  const { read } = useUrlState();
  if (read('tab') !== 'readings') return <NewestResume />;
  return (
    <>
      <PageHeader title={editorCopy.title} isSameAsPlace />
      <ResumeTabs />
      <AccessRecords />
    </>
  );
}
