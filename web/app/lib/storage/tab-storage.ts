import { tabStorage } from './browser-storage.ts';

/** What this browser tab keeps under the specification's names. */
export type KeptName =
  | 'refreshToken'
  | 'accessToken'
  | 'session'
  | '_carts'
  | '_pickups'
  | 'agreements'
  | 'likes';

const NAMES: readonly KeptName[] = [
  'refreshToken',
  'accessToken',
  'session',
  '_carts',
  '_pickups',
  'agreements',
  'likes',
];

/** The kept text, or nothing when there is none. */
export const readKept = (name: KeptName): string | undefined => tabStorage.read(name);

/** Keeps a text for this tab, or forgets it when the value is undefined. */
export const keep = (name: KeptName, value: string | undefined): void => tabStorage.write(name, value);

/** Forgets everything of the person who was logged in; the next page begins a new visit. */
export function dropKept(): void {
  for (const name of NAMES) keep(name, undefined);
}

/** Keeps a list as JSON. */
export const keepList = (name: KeptName, list: readonly unknown[]): void => keep(name, JSON.stringify(list));

/** Tells of every change in this tab; gives the function that stops it. */
export const onKeptChange = tabStorage.onChange;
