import type { consoleChat } from '@ieum/contract/assistant/chat/endpoints.ts';
import { consoleChatPaths } from '@ieum/contract/assistant/chat/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

export type { UnansweredGroup } from '@ieum/contract/assistant/chat/schemas.ts';

const api = apiOf<Pick<typeof consoleChat, 'listUnanswered' | 'dismissUnanswered'>>(consoleChatPaths);
const KEY = ['console-chat', 'unanswered'];

/** Questions to which nothing was found, grouped by likeness. */
export const unansweredQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => (await api.listUnanswered({ signal })).groups,
});

/** Removes the questions of a group from the list. */
export function useDismiss() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (_messages: string[]) => api.dismissUnanswered({ body: { _messages } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
