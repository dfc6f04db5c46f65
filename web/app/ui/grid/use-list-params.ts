import { useMemo } from 'react';
import { useUrlState } from '../layout/use-url-state.ts';

interface OneOf<T extends string> {
  name: string;
  values: readonly T[];
}

/**
 * The filters of a list: each parameter of the call by its name in the address, free text or one of a few
 * values.
 */
export type ListFilters = Record<string, string | OneOf<string>>;

/** The values of a list's filters by the call's parameters. */
export type ListParams<F extends ListFilters> = {
  [K in keyof F]: (F[K] extends OneOf<infer T> ? T : string) | undefined;
};

/** A filter that accepts only the given values; any other in the address is ignored. */
export const oneOf = <T extends string>(name: string, values: readonly T[]): OneOf<T> => ({ name, values });

const nameOf = (filter: string | OneOf<string>): string =>
  typeof filter === 'string' ? filter : filter.name;

/** The names of all filters of a list in the address, for `NothingFound`. */
export const namesOf = (filters: ListFilters): string[] => Object.values(filters).map(nameOf);

function valueOf(filter: string | OneOf<string>, inAddress: string): string | undefined {
  if (typeof filter === 'string') return inAddress || undefined;
  return filter.values.find((value) => value === inAddress);
}

/** The filters and the page of a list in the address. */
export function useListParams<F extends ListFilters>(filters: F): ListParams<F> & { page: number } {
  const { read, page } = useUrlState();
  return useMemo(() => {
    const values = Object.entries(filters).map(([key, filter]) => [
      key,
      valueOf(filter, read(nameOf(filter))),
    ]);
    return { ...(Object.fromEntries(values) as ListParams<F>), page };
  }, [filters, read, page]);
}
