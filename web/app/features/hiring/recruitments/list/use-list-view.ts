import { useSyncExternalStore } from 'react';
import { browserStorage } from '#lib/storage/browser-storage.ts';

export type ListView = 'cards' | 'rows';

const NAME = 'ieum.list-view';

const read = (): ListView => (browserStorage.read(NAME) === 'rows' ? 'rows' : 'cards');

const setView = (view: ListView): void => browserStorage.write(NAME, view);
const cards = (): ListView => 'cards';

/** Cards or rows, as last chosen in this browser. */
export const useListView = () => ({
  view: useSyncExternalStore(browserStorage.onChange, read, cards),
  setView,
});
