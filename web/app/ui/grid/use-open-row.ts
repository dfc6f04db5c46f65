import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useUrlState } from '#ui/layout/use-url-state.ts';

/** The address that shows a row of an id beside its list, everything else as it is. */
export type RowAddress = (id: string) => string;

export interface OpenRow {
  /** The row beside the list, if any. */
  openId: string | undefined;
  addressOf: RowAddress;
  /** The first row opened is a step of the browser's history, the next one takes its place. */
  open: (id: string) => void;
  close: () => void;
}

/** Which row stands open beside its list: the address keeps it as `id`. */
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
