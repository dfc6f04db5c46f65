import type { Member, MemberDetail, WithdrawnMember } from '@ieum/contract/site/members/endpoints.ts';
import { toIso } from '#kit/dates.ts';
import type { CompanyRow } from '#hiring/companies/tables.ts';
import type { FileStore } from '#foundation/files/public.ts';
import { presentLevelName } from '#account/levels/public.ts';
import { maskPlace, maskAll, maskBirth, maskEmail, maskName, maskPhone } from '#kit/masks.ts';
import type { listAgreements, MemberRow } from './queries.ts';
import type { WithdrawnRow } from './withdrawn.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Seen {
  fileStore: FileStore;
  now: Date;
}

/** Row → wire, name, phone and e-mail masked. */
export function presentMember(row: MemberRow, seen: Seen): Member {
  const company = presentCompanyState(row, seen);
  return {
    ...presentAccount(row),
    ...maskContact(row.user),
    company: company && { ...company, ceoName: maskName(company.ceoName) },
  };
}

const maskContact = ({ userType, name, phone, email }: MemberRow['user']) => ({
  name: userType === 'COMPANY' ? name : maskName(name),
  phone: maskPhone(phone),
  email: maskEmail(email),
});

interface Detailed extends MemberRow {
  agreements: Awaited<ReturnType<typeof listAgreements>>;
}

/** Row → wire, unmasked; only for a reading that is recorded. */
export function presentWhole(row: Detailed, seen: Seen): MemberDetail {
  const { user, company, picture, registration } = row;
  const { bornAt, gender, postcode, address1, address2 } = user;
  const companyState = presentCompanyState(row, seen);
  const { fileStore } = seen;
  return {
    ...presentAccount(row),
    ...presentShared(row),
    isWhole: true,
    bornAt,
    gender,
    postcode,
    address1,
    address2,
    profile: picture && fileStore.present(picture),
    company: company &&
      companyState && {
        ...companyState,
        ...contactOf(company),
        businessRegistration: registration && fileStore.present(registration),
      },
  };
}

/** Row → wire with personal data masked and no private documents. */
export function presentMasked(row: Detailed, seen: Seen): MemberDetail {
  const { user, company } = row;
  const companyState = presentMember(row, seen).company;
  return {
    ...presentAccount(row),
    ...presentShared(row),
    ...maskContact(user),
    isWhole: false,
    bornAt: user.bornAt && maskBirth(user.bornAt),
    gender: null,
    ...maskHome(user),
    profile: null,
    company: company &&
      companyState && {
        ...companyState,
        ...contactOf(company),
        ...maskHome(company),
        phone: maskPhone(company.phone),
        email: maskEmail(company.email),
        businessRegistration: null,
      },
  };
}

const maskHome = ({
  postcode,
  address1,
  address2,
}: Pick<CompanyRow, 'postcode' | 'address1' | 'address2'>) => ({
  postcode: maskAll(postcode),
  address1: maskPlace(address1),
  address2: maskAll(address2),
});

const presentShared = ({ user, company, agreements }: Detailed) => ({
  mustChangePassword: user.mustChangePassword,
  version: versionOf({ user, company }),
  agreements: agreements.map(({ termsId, subject, version, agreedAt }) => ({
    _terms: termsId,
    subject,
    version,
    agreedAt: agreedAt.toISOString(),
  })),
});

/** Both counters only grow, so their sum changes with every change of either row. */
export const versionOf = ({ user, company }: VersionedRows): number => user.version + (company?.version ?? 0);

interface VersionedRows {
  user: Pick<MemberRow['user'], 'version'>;
  company: Pick<CompanyRow, 'version'> | null | undefined;
}

const contactOf = ({ website, phone, email, postcode, address1, address2 }: CompanyRow) => ({
  website,
  phone,
  email,
  postcode,
  address1,
  address2,
});

function presentAccount({ user, level }: MemberRow) {
  const { id, username, userType, name, phone, email, status, createdAt, lastLoginAt } = user;
  return {
    _id: id,
    username,
    userType,
    name,
    phone,
    email,
    status,
    scope: user.isConsole ? ['console'] : [],
    role: user.role,
    level: level && presentLevelName(level),
    createdAt: createdAt.toISOString(),
    lastLoginAt: toIso(lastLoginAt),
  };
}

function presentCompanyState({ company, logo, registration }: MemberRow, { fileStore, now }: Seen) {
  if (!company) return null;
  const { name, ceoName, submittedAt, approval } = company;
  const waitedMs = now.getTime() - submittedAt.getTime();
  return {
    ...presentDecision(company),
    name,
    ceoName,
    logo: logo && fileStore.present(logo),
    submittedAt: submittedAt.toISOString(),
    waitingHours: approval === 'PENDING' ? Math.max(0, Math.floor(waitedMs / HOUR_MS)) : null,
    registrationType: registration?.mimeType ?? null,
  };
}

/** The result of an approval or rejection. */
export const presentDecision = ({ id, approval, decidedAt, rejectMessage }: CompanyRow) => ({
  _id: id,
  approval,
  approvedAt: approval === 'APPROVED' ? toIso(decidedAt) : null,
  rejectMsg: rejectMessage,
});

/** Row → wire: a withdrawn member, masked; an erased account without anything that names it. */
export function presentWithdrawn({ user, withdrawal, isByConsole }: WithdrawnRow): WithdrawnMember {
  const { id, userType, createdAt } = user;
  return {
    _id: id,
    userType,
    scope: user.isConsole ? ['console'] : [],
    ...maskContact(user),
    ...presentErasure(withdrawal),
    ...(withdrawal?.erasedAt ? { name: user.name, username: null } : { username: user.username }),
    createdAt: createdAt.toISOString(),
    withdrawnAt: (user.withdrawnAt ?? createdAt).toISOString(),
    isByConsole,
  };
}

const presentErasure = (withdrawal: WithdrawnRow['withdrawal']) => ({
  reasons: withdrawal?.reasons ?? [],
  reason: withdrawal?.reason ?? '',
  erasesAt: withdrawal?.eraseAt.toISOString() ?? null,
  erasedAt: toIso(withdrawal?.erasedAt),
});
