import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useUrlState } from '#ui/layout/use-url-state.ts';

/** The address that opens the row of an id beside its list, otherwise unchanged. */
export type RowAddress = (id: string) => string;

export interface OpenRow {
  /** The row beside the list, if any. */
  openId: string | undefined;
  addressOf: RowAddress;
  /** Opening the first row adds a history entry, the next one replaces it. */
  open: (id: string) => void;
  close: () => void;
}

/** Which row is open beside its list, stored as `id` in the address. */
export function useOpenRow(): OpenRow {
  const [parameters] = useSearchParams();
  const { read, write } = useUrlState();
  const openId = read('id') || undefined;
  const addressOf = useMemo<RowAddress>(
    () => (id) => {
      const query = new URLSearchParams(parameters);
      query.set('id', id);
      return `?${query.toString()}`;
    },
    [parameters],
  );
  return {
    openId,
    addressOf,
    open: (id) => write({ id }, { isReplacing: openId !== undefined }),
    close: () => write({ id: undefined }),
  };
}
