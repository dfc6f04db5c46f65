import type { Role } from '@ieum/contract/common/rights.ts';
import type { Gender, UserType } from '@ieum/contract/account/users/enums.ts';
import type { MemberDetail } from '@ieum/contract/site/members/endpoints.ts';
import type { MemberDraft, MemberRevision } from '../data.ts';

/** The values of the form: every field as text, empty where there is no value. */
export interface MemberValues {
  kind: UserType | 'ADMINISTRATOR';
  username: string;
  password: string;
  name: string;
  phone: string;
  email: string;
  bornAt: string;
  gender: Gender | '';
  postcode: string;
  address1: string;
  address2: string;
  ceoName: string;
  website: string;
  approval: 'APPROVED' | 'PENDING';
  role: Role;
}

const nothing: MemberValues = {
  kind: 'PERSON',
  username: '',
  password: '',
  name: '',
  phone: '',
  email: '',
  bornAt: '',
  gender: '',
  postcode: '',
  address1: '',
  address2: '',
  ceoName: '',
  website: '',
  approval: 'APPROVED',
  role: 'VIEWER',
};

/** The form of a new or an existing account. */
export function valuesOf(member: MemberDetail | undefined): MemberValues {
  if (!member) return nothing;
  const { username, name, userType, gender, bornAt, company } = member;
  const { phone, email, postcode, address1, address2 } = company ?? member;
  return {
    ...nothing,
    kind: userType ?? 'ADMINISTRATOR',
    username,
    role: member.role ?? nothing.role,
    name: company?.name ?? name,
    phone,
    email,
    bornAt: bornAt ?? '',
    gender: gender ?? '',
    postcode,
    address1,
    address2,
    ceoName: company?.ceoName ?? '',
    website: company?.website ?? '',
  };
}

type Particulars = Pick<
  MemberRevision,
  'bornAt' | 'gender' | 'postcode' | 'address1' | 'address2' | 'ceoName' | 'website'
>;

function particularsOf(values: MemberValues): Particulars {
  const { kind, bornAt, gender, postcode, address1, address2, ceoName, website } = values;
  const place = { postcode, address1, address2 };
  if (kind === 'COMPANY') return { ...place, ceoName, website };
  if (kind === 'PERSON') return { ...place, bornAt: bornAt || null, gender: gender || null };
  return place;
}

/** The form as a new account on the wire, its password still unencrypted. */
export function draftOf(values: MemberValues): MemberDraft {
  const { kind, username, password, name, phone, email, approval } = values;
  const isAdministrator = kind === 'ADMINISTRATOR';
  return {
    userType: isAdministrator ? null : kind,
    scope: isAdministrator ? ['console'] : [],
    username,
    ...(isAdministrator && { role: values.role }),
    password,
    name,
    ...(phone || !isAdministrator ? { phone } : {}),
    ...(email || !isAdministrator ? { email } : {}),
    ...particularsOf(values),
    approval,
  };
}

/** Only changed fields; nothing else is sent. */
export function revisionOf(values: MemberValues, before: MemberValues): MemberRevision {
  const whole = { ...particularsOf(values), ...accountOf(values) };
  const previous: Record<string, unknown> = { ...particularsOf(before), ...accountOf(before) };
  return Object.fromEntries(Object.entries(whole).filter(([name, value]) => value !== previous[name]));
}

const accountOf = ({ kind, username, name, phone, email, role }: MemberValues) => ({
  username,
  name,
  phone,
  email,
  ...(kind === 'ADMINISTRATOR' && { role }),
});

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';
const SIGNS = '!@#$%';

/** A temporary password that satisfies the rules and can be read out. */
export function newPassword(): string {
  const random = crypto.getRandomValues(new Uint32Array(10));
  const pick = (from: string, place: number) => from[(random[place] ?? 0) % from.length] ?? '';
  const letters = [0, 1, 2, 3, 4].map((place) => pick(LETTERS, place));
  const digits = [5, 6, 7, 8].map((place) => pick(DIGITS, place));
  return [...letters, ...digits, pick(SIGNS, 9)].join('');
}
