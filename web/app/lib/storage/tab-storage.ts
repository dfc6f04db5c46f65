import { tabStorage } from './browser-storage.ts';

/** The storage of this tab: the specification's names, and what the assistant stores. */
export type StorageKey =
  | 'refreshToken'
  | 'accessToken'
  | 'session'
  | '_carts'
  | '_pickups'
  | 'agreements'
  | 'likes'
  | 'chatRoom'
  | 'chatSession'
  | 'chatDraft'
  | 'questionPrefill'
  | 'interviewGuest';

const NAMES: readonly StorageKey[] = [
  'refreshToken',
  'accessToken',
  'session',
  '_carts',
  '_pickups',
  'agreements',
  'likes',
  'chatRoom',
  'chatSession',
  'chatDraft',
  'questionPrefill',
  'interviewGuest',
];

/** The stored text, or nothing when there is none. */
export const readStored = (name: StorageKey): string | undefined => tabStorage.read(name);

/** Stores a text in this tab, or removes it when the value is undefined. */
export const writeStored = (name: StorageKey, value: string | undefined): void =>
  tabStorage.write(name, value);

/** Removes all data of the logged-in person; the next page starts a new visit. */
export function dropStored(): void {
  for (const name of NAMES) writeStored(name, undefined);
}

/** Stores a list as JSON. */
export const writeStoredList = (name: StorageKey, list: readonly unknown[]): void =>
  writeStored(name, JSON.stringify(list));

/** Subscribes to changes in this tab; returns the function that unsubscribes. */
export const onStoredChange = tabStorage.onChange;
