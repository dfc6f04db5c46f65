import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export type UrlPatch = Record<string, string | number | undefined>;

export interface UrlState {
  /** The value of a query parameter, or an empty string. */
  read: (name: string) => string;
  /** The items of an `a,b` value. */
  readList: (name: string) => string[];
  /** The page of a list, from 1. */
  page: number;
  /**
   * Sets and removes (undefined or empty) parameters; a change of anything but the page goes back to page
   * 1.
   */
  write: (patch: UrlPatch, options?: { isReplacing?: boolean }) => void;
}

/** Sort, filters, page and open row are in the address, so that Back, reload and sharing restore them. */
export function useUrlState(): UrlState {
  const [parameters, setParameters] = useSearchParams();
  const read = useCallback((name: string) => parameters.get(name) ?? '', [parameters]);
  const write = useCallback<UrlState['write']>(
    (patch, { isReplacing = false } = {}) => {
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          const keepsPage = Object.keys(patch).every((name) => name === 'page' || name === 'id');
          if (!keepsPage) next.delete('page');
          for (const [name, value] of Object.entries(patch)) {
            if (value === undefined || value === '') next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace: isReplacing, preventScrollReset: true },
      );
    },
    [setParameters],
  );
  const readList = useCallback((name: string) => read(name).split(',').filter(Boolean), [read]);
  const page = Math.max(1, Math.floor(Number(read('page'))) || 1);
  return { read, readList, page, write };
}
