import type { MemberDetail } from '@ieum/contract/site/members/endpoints.ts';
import { roleTexts } from '@ieum/contract/account/users/role-texts.ts';
import type { ReactNode } from 'react';
import { say } from '#lib/format/copy.ts';
import { dayText, fullMomentText } from '#lib/format/dates.ts';
import { phoneText } from '@ieum/contract/common/text-formats.ts';
import { Facts, type Fact } from '#ui/layout/facts.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { detailCopy as copy } from './detail-copy.ts';
import { Disclosure } from './disclosure.tsx';
import { accountCopy } from '../list/account-copy.ts';
import { typeText } from '../list/member-badges.tsx';
import styles from './member-facts.module.css';
import { RegistrationDocument } from './registration-document.tsx';
import { isWaiting, nameOf } from '../list/member-state.ts';
import { memberLooks } from '#features/account/users/states-copy.ts';

const { facts: texts } = copy;

interface AddressParts {
  postcode: string;
  address1: string;
  address2: string;
}

const addressText = ({ postcode, address1, address2 }: AddressParts): string =>
  [postcode && `(${postcode})`, address1, address2].filter(Boolean).join(' ');

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

const websiteOf = (website: string | null): ReactNode =>
  website && isWebAddress(website) ? (
    <a href={website} target="_blank" rel="noreferrer noopener">
      {website}
    </a>
  ) : (
    website
  );

/** A masked date keeps its year: 1990.**.** */
const birthText = (day: string | null): string | null => {
  if (!day) return null;
  const [year, month, date] = [day.slice(0, 4), day.slice(4, 6), day.slice(6, 8)];
  return day.includes('*') ? `${year}.${month}.${date}` : dayText(`${year}-${month}-${date}`);
};

const personFacts = (member: MemberDetail): Fact[] => [
  [texts.name, member.name],
  [texts.bornAt, birthText(member.bornAt)],
  [texts.gender, member.gender && copy.genders[member.gender]],
  [texts.phone, phoneText(member.phone)],
  [texts.email, member.email],
  [texts.address, addressText(member)],
];

const companyFacts = (company: NonNullable<MemberDetail['company']>): Fact[] => [
  [texts.companyName, company.name],
  [texts.ceoName, company.ceoName],
  [texts.phone, phoneText(company.phone)],
  [texts.email, company.email],
  [texts.address, addressText(company)],
  [texts.website, websiteOf(company.website)],
];

/** The data of the sign-up: a company's or a person's. */
export const SignUpFacts = ({ member }: { member: MemberDetail }) => (
  <Facts facts={member.company ? companyFacts(member.company) : personFacts(member)} />
);

const approvalFacts = (company: NonNullable<MemberDetail['company']>): Fact[] => [
  [texts.submitted, fullMomentText(company.submittedAt)],
  ...(company.approvedAt ? [[texts.approved, fullMomentText(company.approvedAt)] as const] : []),
  ...(company.approval === 'REJECTED' ? [[texts.rejectMsg, company.rejectMsg] as const] : []),
];

/** The account: username, dates, state. */
export const AccountFacts = ({ member }: { member: MemberDetail }) => (
  <Facts
    facts={[
      [texts.username, member.username],
      [texts.type, typeText(member.userType)],
      ...(member.role ? [[accountCopy.form.role, say(roleTexts[member.role])] as const] : []),
      [texts.status, memberLooks[member.status].label],
      [texts.joined, fullMomentText(member.createdAt)],
      ...(member.company ? approvalFacts(member.company) : []),
      [texts.lastLogin, member.lastLoginAt && fullMomentText(member.lastLoginAt)],
    ]}
  />
);

/** Which terms were agreed to, in which version and when. */
export function Agreements({ member: { agreements } }: { member: MemberDetail }) {
  if (agreements.length === 0) return <p className={styles.none}>{copy.noAgreements}</p>;
  return (
    <ul className={styles.agreements}>
      {agreements.map(({ _terms, subject, version, agreedAt }) => (
        <li key={`${_terms}-${version}`}>
          <MemberText>{subject}</MemberText>
          <span className="number">{copy.agreedAt(version, fullMomentText(agreedAt))}</span>
        </li>
      ))}
    </ul>
  );
}

/** The registration document of a company, to compare with its data. */
export function RegistrationCheck({ member }: { member: MemberDetail }) {
  const file = member.company?.businessRegistration ?? null;
  // Whether there is a document is known; its content is requested with the other personal data.
  if (!file && !member.isWhole && member.company?.registrationType) return <Disclosure member={member} />;
  return (
    <>
      <RegistrationDocument key={file?._id} file={file} name={nameOf(member)} />
      {file && isWaiting(member) && <p className={styles.compare}>{copy.compare}</p>}
    </>
  );
}
