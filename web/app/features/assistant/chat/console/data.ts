import type { consoleChat } from '@ieum/contract/assistant/chat/endpoints.ts';
import type { ChatRoomState } from '@ieum/contract/assistant/chat/enums.ts';
import { consoleChatPaths } from '@ieum/contract/assistant/chat/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { listQueryOf, type ListCall } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export type { ChatMessage, ChatRoom } from '@ieum/contract/assistant/chat/schemas.ts';

const api = apiOf<typeof consoleChat>(consoleChatPaths);
export const PAGE = 20;
const KEY = 'console-chat';

interface RoomListParams {
  state: ChatRoomState | undefined;
  page: number;
  sort: Sort | undefined;
}

export const roomListQuery = listQueryOf({
  key: [KEY, 'list'],
  size: PAGE,
  call: ({ query, ...rest }: ListCall<Omit<RoomListParams, 'page' | 'sort'>>) => api.list({ query, ...rest }),
  nothing: { rooms: [] },
});

/** One conversation without its messages. */
export const roomQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, id],
    queryFn: async () => (await api.read({ params: { _room: id } })).room,
  });

/** Reads the messages for a reason, which is recorded. */
export const readMessages = async (id: string, reason: string) =>
  (await api.readMessages({ params: { _room: id }, body: { reason } })).messages;

/** Closes, opens and deletes a conversation. */
export function useRoomActions(id: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [KEY] });
  const params = { _room: id };
  const setClosed = useMutation({
    mutationFn: (isClosed: boolean) =>
      api.revise({ params, body: { closedAt: isClosed ? new Date().toISOString() : null } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => api.remove({ params }),
    onSuccess: () => client.invalidateQueries({ queryKey: [KEY, 'list'] }),
  });
  return { setClosed, remove };
}
