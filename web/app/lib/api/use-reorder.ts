import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';

interface ReorderOptions {
  /** The query key of the rows. */
  queryKey: QueryKey;
  /** Saves the order of all ids. */
  write: (ids: string[]) => Promise<unknown>;
  /** Invalidates the queries that show the order. */
  invalidate: (client: QueryClient) => Promise<unknown>;
}

/** Changes the order of all rows of a list: shown at once, and reverted when the server rejects it. */
export function useReorder<Row extends { _id: string }>({ queryKey, write, invalidate }: ReorderOptions) {
  const client = useQueryClient();
  return useMutation({
    // One after another, so that the last requested order is the final one.
    scope: { id: queryKey.join(' ') },
    mutationFn: write,
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<readonly Row[]>(queryKey, (rows) =>
        rows?.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id)),
      );
    },
    onSettled: () => invalidate(client),
  });
}
