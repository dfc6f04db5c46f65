import type { Reply } from '@ieum/contract/endpoint.ts';
import type { inboxChannel } from '@ieum/contract/inbox.socket.ts';
import { inboxLive } from '@ieum/contract/inbox.paths.ts';
import type { users } from '@ieum/contract/users.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenTo } from '#lib/socket.ts';
import { INBOX, newestQuery } from './data.ts';

type Me = Reply<typeof users.me>['user'];

/** What has arrived may be the decision a waiting company looks at its pages for. */
function heedDecision(client: QueryClient): void {
  const company = client.getQueryData<Me>(['me'])?.company;
  if (!company || company.approval === 'APPROVED') return;
  for (const name of ['me', 'company-profile']) void client.invalidateQueries({ queryKey: [name] });
}

/** What has arrived may be about a person's applications, shown on this page. */
const heedApplications = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: ['applications'] });

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
          heedDecision(client);
          heedApplications(client);
          if (client.getQueryData(newestQuery.queryKey)?.unread !== unread) refresh();
        },
      },
      onJoin: (isAgain) => {
        if (!isAgain) return;
        refresh();
        heedApplications(client);
      },
    });
  }, [client]);
}
