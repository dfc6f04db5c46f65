import type { consoleChat } from '@ieum/contract/assistant/chat/endpoints.ts';
import { consoleChatPaths } from '@ieum/contract/assistant/chat/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

export type { ChatTrial, ModelToday } from '@ieum/contract/assistant/chat/schemas.ts';

const api = apiOf<Pick<typeof consoleChat, 'readModel' | 'tryOut'>>(consoleChatPaths);
const KEY = ['open-ai', 'today'];

/** Today's use of the model; also read again after the connection was saved. */
export const todayQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => (await api.readModel({ signal })).model,
});

export function useTrial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (query: string) => (await api.tryOut({ body: { query } })).trial,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
