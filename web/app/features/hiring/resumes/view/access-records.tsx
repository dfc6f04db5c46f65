import type { audit } from '@ieum/contract/foundation/audit/endpoints.ts';
import { auditPaths } from '@ieum/contract/foundation/audit/paths.ts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { Card } from '#ui/box/card.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Moment } from '#ui/layout/moment.tsx';
import { MoreButton } from '#ui/button/more-button.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { accessRecordsCopy as copy } from './access-records-copy.ts';
import styles from './access-records.module.css';

const api = apiOf<Pick<typeof audit, 'listReadings'>>({ listReadings: auditPaths.listReadings });

const accessRecordsQuery = infiniteQueryOptions({
  queryKey: ['access-records'],
  queryFn: ({ pageParam, signal }) =>
    api.listReadings({ query: { ...(pageParam && { after: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
});

const purposeText = (what: string): string =>
  Object.entries(copy.what).find(([name]) => name === what)?.[1] ?? copy.what.OTHER;

/** 열람 기록: who read this person's data, what and when. */
export function AccessRecords() {
  const list = useInfiniteQuery(accessRecordsQuery);
  if (list.isPending) return <Skeleton height={240} radius={14} />;
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  const records = list.data.pages.flatMap((page) => page.records);
  return (
    <Card as="section" className={styles.box} aria-label={copy.title}>
      <p className={styles.hint}>{copy.hint}</p>
      {records.length === 0 && <EmptyState title={copy.empty} hint={copy.emptyHint} />}
      <ul>
        {records.map(({ _id: id, reader, what, reason, createdAt }) => (
          <li key={id}>
            <div>
              <b>
                <MemberText>{reader.name}</MemberText>
              </b>
              <span>
                <MemberText>{[purposeText(what), reason].filter(Boolean).join(' · ')}</MemberText>
              </span>
            </div>
            <Moment at={createdAt} />
          </li>
        ))}
      </ul>
      <MoreButton {...list} />
    </Card>
  );
}
