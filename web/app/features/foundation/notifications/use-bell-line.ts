import type { Reply } from '@ieum/contract/common/endpoint.ts';
import type { inboxChannel } from '@ieum/contract/foundation/notifications/socket.ts';
import { inboxLive } from '@ieum/contract/foundation/notifications/paths.ts';
import type { users } from '@ieum/contract/account/users/endpoints.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenTo } from '#lib/socket/socket.ts';
import { INBOX, newestQuery } from './data.ts';

type Me = Reply<typeof users.me>['user'];

/** What has arrived may be the decision a waiting company looks at its pages for. */
function heedDecision(client: QueryClient): void {
  const company = client.getQueryData<Me>(['me'])?.company;
  if (!company || company.approval === 'APPROVED') return;
  for (const name of ['me', 'company-profile']) void client.invalidateQueries({ queryKey: [name] });
}

/** What has arrived may be about a person's applications, shown on this page. */
const heedApplications = (client: QueryClient) => client.invalidateQueries({ queryKey: ['applications'] });

const { queryKey } = newestQuery;

/** The number comes with the event, and shows together with the applications it is about. */
async function showTogether(client: QueryClient, unread: number): Promise<void> {
  await heedApplications(client);
  // What this page has read itself is shown already.
  if (client.getQueryData(queryKey)?.unread === unread) return;
  client.setQueryData(queryKey, (newest) => newest && { ...newest, unread });
  await client.invalidateQueries({ queryKey: [INBOX] });
}

/** Hears of each change while the page is open; what was missed in between is asked for. */
export function useBellLine(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: [INBOX] });
    return listenTo<typeof inboxChannel>(inboxLive, {
      room: {},
      on: {
        arrived: ({ unread }) => {
          heedDecision(client);
          void showTogether(client, unread);
        },
      },
      onJoin: (isAgain) => {
        if (!isAgain) return;
        refresh();
        void heedApplications(client);
      },
    });
  }, [client]);
}
