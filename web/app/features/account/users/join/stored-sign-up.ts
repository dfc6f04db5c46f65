import type { UserType } from '@ieum/contract/account/users/enums.ts';
import { storeSentCode } from '#features/account/users/phone/sent-code.ts';
import { tabStorage } from '#lib/storage/browser-storage.ts';
import { readStored } from '#lib/storage/tab-storage.ts';

// The input of a sign-up stays in this tab over a reload and Back; never the password, never a file.

/** How long a confirmed phone is valid on the server, for the same visit. */
const CONFIRMED_MILLISECONDS = 30 * 60 * 1000;

type Values = Readonly<Record<string, unknown>>;

interface StoredSignUp {
  values: Values;
  /** When the phone was confirmed, and in which visit. */
  confirmed: { at: number; session: string | undefined } | undefined;
}

const nameOf = (userType: UserType): string => `ieum.join.${userType}`;
const NEVER_STORED = new Set(['password', 'passwordConfirm']);

const read = (userType: UserType) => tabStorage.readJson(nameOf(userType)) as StoredSignUp | undefined;

const mayKeep = (name: string, value: unknown): boolean =>
  !NEVER_STORED.has(name) && (value === null || typeof value === 'string' || Array.isArray(value));

const isSaid = (value: unknown): boolean => value !== null && value !== '';

function confirmationOf(values: Values, before: StoredSignUp | undefined): StoredSignUp['confirmed'] {
  const phone = values['confirmedPhone'];
  if (!phone) return undefined;
  if (phone === before?.values['confirmedPhone'] && before?.confirmed) return before.confirmed;
  return { at: Date.now(), session: readStored('session') };
}

const isStillConfirmed = ({ confirmed }: StoredSignUp): boolean =>
  confirmed !== undefined &&
  confirmed.session === readStored('session') &&
  Date.now() - confirmed.at < CONFIRMED_MILLISECONDS;

/** Stores the input so far. */
export function storeSignUp(userType: UserType, typed: Values): void {
  const values = Object.fromEntries(Object.entries(typed).filter(([name, value]) => mayKeep(name, value)));
  const stored: StoredSignUp = { values, confirmed: confirmationOf(values, read(userType)) };
  tabStorage.writeJson(nameOf(userType), Object.values(values).some(isSaid) ? stored : undefined);
}

/** The stored input of this tab; the phone stays confirmed while the confirmation is valid on the server. */
export function readSignUp(userType: UserType): Values | undefined {
  const stored = read(userType);
  if (!stored) return undefined;
  return isStillConfirmed(stored) ? stored.values : { ...stored.values, confirmedPhone: '' };
}

/** Deletes the stored input of one kind or of both, once the account was created or the sign-up cancelled. */
export function dropSignUp(input?: UserType): void {
  storeSentCode('join', undefined);
  for (const userType of input ? [input] : (['PERSON', 'COMPANY'] as const))
    tabStorage.write(nameOf(userType), undefined);
}
