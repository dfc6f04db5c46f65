import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { savedViews } from '@ieum/contract/foundation/saved-views/endpoints.ts';
import { savedViewBounds } from '@ieum/contract/foundation/saved-views/enums.ts';
import { savedViewPaths } from '@ieum/contract/foundation/saved-views/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import type { ListLook, ListView } from '#ui/list-page/list-views.ts';

const api = apiOf<typeof savedViews>(savedViewPaths);

const keyOf = (list: string) => ['saved-views', list];

/** The administrator's views of one list, by name. */
export const savedViewsQuery = (list: string) =>
  queryOptions<readonly ListView[]>({
    queryKey: keyOf(list),
    queryFn: async ({ signal }) =>
      (await api.list({ query: { list, limit: savedViewBounds.views }, signal })).views,
    staleTime: Infinity,
  });

type Change =
  | { act: 'create'; name: string; look: ListLook }
  | { act: 'revise'; id: string; body: Call<typeof savedViews.revise>['body'] }
  | { act: 'remove'; id: string };

/** The part of a list's look that a view stores. */
export const lookOf = ({ query, order, hidden, density }: ListLook) => ({
  query,
  order: [...order],
  hidden: [...hidden],
  density,
});

/** Creates, changes or deletes a view of a list; resolves once the list of views is read again. */
export function useChangeView(list: string) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async (change: Change) => {
      if (change.act === 'create')
        return (await api.create({ body: { list, name: change.name, ...lookOf(change.look) } })).view._id;
      const params = { _view: change.id };
      await (change.act === 'remove' ? api.remove({ params }) : api.revise({ params, body: change.body }));
      return change.id;
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(list) }),
  });
  return mutateAsync;
}
