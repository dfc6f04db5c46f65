import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { numberText } from '#lib/format/money.ts';
import { MoreButton } from '#ui/button/more-button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { rowsCopy as texts } from './rows-copy.ts';
import styles from './rows-sheet.module.css';

interface CountedRowsProps {
  list: Pick<
    UseInfiniteQueryResult,
    'isPending' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  /** Undefined until a response arrives. */
  count: number | undefined;
  note?: string;
  children: ReactNode;
}

/** As many rows as the figure says, page by page. */
export function CountedRows({ list, count, note, children }: CountedRowsProps) {
  if (list.isPending) return <Skeleton height={320} radius={14} />;
  if (count === undefined) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (count === 0) return <EmptyState title={texts.none} />;
  return (
    <>
      <p className={styles.count}>
        <b className="number">{texts.count(numberText(count))}</b> {note}
      </p>
      <ul className={styles.rows}>{children}</ul>
      <MoreButton {...list} />
    </>
  );
}
