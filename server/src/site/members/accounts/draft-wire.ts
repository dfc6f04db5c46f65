import type { z } from 'zod';
import type { MemberDraft, MemberRevision } from '@ieum/contract/site/members/endpoints.ts';
import type { ProfileRevision } from '#hiring/companies/public.ts';
import type { UserRow } from '#account/users/tables.ts';
import type { MemberFilter } from '../filter.ts';

/** Draft → the account's columns, and its company's where it has one. */
export function fromDraft(draft: z.output<typeof MemberDraft>) {
  const { userType, username, name, status, bornAt = null, gender = null, _level, website } = draft;
  const { phone = '', email = '', postcode = '', address1 = '', address2 = '', ceoName = '' } = draft;
  const contact = { name, phone, email, postcode, address1, address2 };
  const personal = { bornAt, gender, levelId: _level ?? null };
  return {
    account: {
      ...contact,
      ...personal,
      username,
      userType,
      status,
      isConsole: userType === null,
      role: userType === null ? draft.role : null,
    },
    company: userType === 'COMPANY' ? { ...contact, ceoName, website: website || null } : undefined,
  };
}

type Revision = z.output<typeof MemberRevision>;
type Account = Partial<
  Pick<
    UserRow,
    | 'username'
    | 'name'
    | 'phone'
    | 'email'
    | 'bornAt'
    | 'gender'
    | 'postcode'
    | 'address1'
    | 'address2'
    | 'levelId'
  >
>;

/** Revision → the changed columns of the account and of its company; omitted fields are unchanged. */
export function fromRevision(revision: Revision): { account: Account; corrections: ProfileRevision } {
  const {
    password: _password,
    status: _status,
    version: _version,
    reason: _reason,
    role: _role,
    _level,
    ceoName,
    website,
    ...shared
  } = revision;
  const { username, bornAt, gender, ...contact } = shared;
  return {
    account: present({ ...shared, levelId: _level }),
    corrections: present({
      ...contact,
      ceoName,
      website: website === undefined ? undefined : website || null,
    }),
  };
}

/** The same without what is undefined. */
const present = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

interface AskedFilter {
  scope?: 'console' | undefined;
  _level?: string | undefined;
  _user?: readonly string[] | undefined;
}

/** Query → filter. */
export const fromFilter = <Q extends AskedFilter>({ scope, _level, _user, ...same }: Q) =>
  ({
    ...same,
    isConsole: scope === 'console',
    levelId: _level,
    userIds: _user,
  }) satisfies Partial<MemberFilter>;
