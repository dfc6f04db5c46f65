import type { inboxChannel } from '@ieum/contract/foundation/notifications/socket.ts';
import { inboxLive } from '@ieum/contract/foundation/notifications/paths.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '#lib/session/me.ts';
import { listenTo } from '#lib/socket/socket.ts';
import { INBOX, newestQuery } from './data.ts';

/** The notification may be the decision that a company awaiting approval looks for. */
function refreshDecision(client: QueryClient): void {
  const company = client.getQueryData(meQuery.queryKey)?.company;
  if (!company || company.approval === 'APPROVED') return;
  for (const name of ['me', 'company-profile']) void client.invalidateQueries({ queryKey: [name] });
}

/** The notification may be about a person's applications on this page. */
const refreshApplications = (client: QueryClient) => client.invalidateQueries({ queryKey: ['applications'] });

const { queryKey } = newestQuery;

/** The unread count comes with the event, and is shown together with the applications it is about. */
async function showTogether(client: QueryClient, unread: number): Promise<void> {
  await refreshApplications(client);
  // Items that were read on this page are already shown as read.
  if (client.getQueryData(queryKey)?.unread === unread) return;
  client.setQueryData(queryKey, (newest) => newest && { ...newest, unread });
  await client.invalidateQueries({ queryKey: [INBOX] });
}

/** Subscribes to changes while the page is open, and loads what was missed during an interruption. */
export function useLiveNotifications(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: [INBOX] });
    return listenTo<typeof inboxChannel>(inboxLive, {
      room: {},
      on: {
        arrived: ({ unread }) => {
          refreshDecision(client);
          void showTogether(client, unread);
        },
      },
      onJoin: (isAgain) => {
        if (!isAgain) return;
        refresh();
        void refreshApplications(client);
      },
    });
  }, [client]);
}
