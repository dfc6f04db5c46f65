import type { inboxChannel } from '@ieum/contract/inbox.socket.ts';
import { inboxLive } from '@ieum/contract/inbox.paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenTo } from '#lib/socket.ts';
import { INBOX, newestQuery } from './data.ts';

/** Hears of each change while the page is open; what was missed in between is asked for. */
export function useBellLine(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: [INBOX] });
    return listenTo<typeof inboxChannel>(inboxLive, {
      room: {},
      on: {
        // What this page has read itself is shown already.
        arrived: ({ unread }) => {
          if (client.getQueryData(newestQuery.queryKey)?.unread !== unread) refresh();
        },
      },
      onJoin: (isAgain) => {
        if (isAgain) refresh();
      },
    });
  }, [client]);
}
