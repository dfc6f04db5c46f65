import { useSyncExternalStore } from 'react';
import { browserStorage } from '#lib/storage/browser-storage.ts';

export type ListView = 'cards' | 'rows';

const NAME = 'ieum.list-view';
const listeners = new Set<() => void>();

const read = (): ListView => (browserStorage.read(NAME) === 'rows' ? 'rows' : 'cards');

function setView(view: ListView): void {
  browserStorage.write(NAME, view);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const cards = (): ListView => 'cards';

/** Cards or rows, as this browser likes it. */
export const useListView = () => ({ view: useSyncExternalStore(subscribe, read, cards), setView });
