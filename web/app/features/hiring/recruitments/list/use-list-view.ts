import { useSyncExternalStore } from 'react';

export type ListView = 'cards' | 'rows';

const NAME = 'ieum.list-view';
const listeners = new Set<() => void>();

function read(): ListView {
  try {
    return localStorage.getItem(NAME) === 'rows' ? 'rows' : 'cards';
  } catch {
    return 'cards';
  }
}

function setView(view: ListView): void {
  try {
    localStorage.setItem(NAME, view);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const cards = (): ListView => 'cards';

/** Cards or rows, as this browser likes it. */
export const useListView = () => ({ view: useSyncExternalStore(subscribe, read, cards), setView });
