import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';

interface Ordering {
  /** Where the client keeps the rows. */
  queryKey: QueryKey;
  /** Writes the order that all ids should have. */
  write: (ids: string[]) => Promise<unknown>;
  /** Reads again what shows the order. */
  evict: (client: QueryClient) => Promise<unknown>;
}

/** Puts all rows of a list into a new order: shown at once, and again as it was when the server refuses. */
export function useOrder<Row extends { _id: string }>({ queryKey, write, evict }: Ordering) {
  const client = useQueryClient();
  return useMutation({
    // One after another, so that the last order asked for is the one that stays.
    scope: { id: queryKey.join(' ') },
    mutationFn: write,
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<readonly Row[]>(queryKey, (rows) =>
        rows?.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id)),
      );
    },
    onSettled: () => evict(client),
  });
}
