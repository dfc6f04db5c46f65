import type { Member, MemberDetail } from '@ieum/contract/members.ts';
import type { CompanyRow } from '#companies/tables.ts';
import type { FileStore } from '#files/public.ts';
import { maskEmail, maskName, maskPhone } from '#kit/masks.ts';
import type { listAgreements, MemberRow } from './queries.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Seen {
  fileStore: FileStore;
  now: Date;
}

/** Row → wire, name, phone and e-mail masked. */
export function presentMember(row: MemberRow, seen: Seen): Member {
  const { user } = row;
  const company = presentStanding(row, seen);
  return {
    ...presentAccount(row),
    name: user.userType === 'COMPANY' ? user.name : maskName(user.name),
    phone: maskPhone(user.phone),
    email: maskEmail(user.email),
    company: company && { ...company, ceoName: maskName(company.ceoName) },
  };
}

/** Row → wire, whole; only for a reading that is recorded. */
export function presentMemberDetail(
  row: MemberRow & { agreements: Awaited<ReturnType<typeof listAgreements>> },
  seen: Seen,
): MemberDetail {
  const { user, company, picture, registration } = row;
  const { bornAt, gender, postcode, address1, address2 } = user;
  const standing = presentStanding(row, seen);
  const { fileStore } = seen;
  return {
    ...presentAccount(row),
    bornAt,
    gender,
    postcode,
    address1,
    address2,
    profile: picture && fileStore.present(picture),
    agreements: row.agreements.map(({ termsId, subject, version, agreedAt }) => ({
      _terms: termsId,
      subject,
      version,
      agreedAt: agreedAt.toISOString(),
    })),
    company: company &&
      standing && {
        ...standing,
        ...contactOf(company),
        businessRegistration: registration && fileStore.present(registration),
      },
  };
}

const contactOf = ({ website, phone, email, postcode, address1, address2 }: CompanyRow) => ({
  website,
  phone,
  email,
  postcode,
  address1,
  address2,
});

function presentAccount({ user }: MemberRow) {
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
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  };
}

function presentStanding({ company, logo, registration }: MemberRow, { fileStore, now }: Seen) {
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

/** What an approval or rejection left behind. */
export const presentDecision = ({ id, approval, decidedAt, rejectMessage }: CompanyRow) => ({
  _id: id,
  approval,
  approvedAt: approval === 'APPROVED' ? (decidedAt?.toISOString() ?? null) : null,
  rejectMsg: rejectMessage,
});
