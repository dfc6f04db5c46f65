import { tabStorage } from './browser-storage.ts';

/** The storage of this tab: the specification's names, and what the assistant stores. */
export type KeptName =
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

const NAMES: readonly KeptName[] = [
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
export const readKept = (name: KeptName): string | undefined => tabStorage.read(name);

/** Stores a text in this tab, or removes it when the value is undefined. */
export const keep = (name: KeptName, value: string | undefined): void => tabStorage.write(name, value);

/** Removes all data of the logged-in person; the next page starts a new visit. */
export function dropKept(): void {
  for (const name of NAMES) keep(name, undefined);
}

/** Stores a list as JSON. */
export const keepList = (name: KeptName, list: readonly unknown[]): void => keep(name, JSON.stringify(list));

/** Subscribes to changes in this tab; returns the function that unsubscribes. */
export const onKeptChange = tabStorage.onChange;
