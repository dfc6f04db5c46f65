import type { messages, MessageSettings } from '@ieum/contract/foundation/messages/endpoints.ts';
import { messagePaths } from '@ieum/contract/foundation/messages/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { toastError } from '#ui/toast/toast-error.ts';
import { INBOX } from './data.ts';

export type { MessageSettings };
export type GroupWish = MessageSettings['groups'][number];
export type Advertising = NonNullable<MessageSettings['advertising']>;

const api = apiOf<Pick<typeof messages, 'findSettings' | 'saveSettings'>>({
  findSettings: messagePaths.findSettings,
  saveSettings: messagePaths.saveSettings,
});

/** By which channels the member is notified of what. */
export const settingsQuery = queryOptions({
  queryKey: ['message-settings'],
  queryFn: async ({ signal }) => (await api.findSettings({ signal })).settings,
});

/** What the member changed; other tabs may have changed the rest meanwhile. */
export interface SettingsChange {
  groups?: (Pick<GroupWish, 'group'> & Partial<GroupWish>)[];
  advertising?: Partial<Omit<Advertising, 'agreedAt'>>;
}

const changed = (
  settings: MessageSettings,
  { groups = [], advertising }: SettingsChange,
): MessageSettings => ({
  groups: settings.groups.map((one) => ({
    ...one,
    ...groups.find(({ group }) => group === one.group),
  })),
  advertising: settings.advertising && { ...settings.advertising, ...advertising },
});

const SAVING = ['save-message-settings'];

/** Shows a choice at once and saves it; choices are sent one after the other. */
export function useSaveSettings(onSaved: (change: SettingsChange, settings: MessageSettings) => void) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: SAVING,
    scope: { id: 'message-settings' },
    mutationFn: async (change: SettingsChange) => (await api.saveSettings({ body: change })).settings,
    onSuccess: (settings, change) => {
      onSaved(change, settings);
      if (change.advertising) void client.invalidateQueries({ queryKey: [INBOX] });
    },
    onError: toastError,
    // A response must not revert a choice that is still being sent.
    onSettled: (settings) => {
      if (client.isMutating({ mutationKey: SAVING }) > 1) return;
      if (settings) client.setQueryData(settingsQuery.queryKey, settings);
      else void client.invalidateQueries(settingsQuery);
    },
  });
  return (change: SettingsChange) => {
    client.setQueryData(settingsQuery.queryKey, (settings) => settings && changed(settings, change));
    mutate(change);
  };
}
