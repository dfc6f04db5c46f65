import type { ApplicantSummary } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { careerMonthsOf } from '#hiring/resumes/public.ts';
import { fold } from '#kit/search/ngrams.ts';
import { maskPlace } from '#kit/masks.ts';
import type { ApplicantCard } from './tables.ts';

/** The summary of a resume for lists and cards at the time of sending; contact data is masked. */
export function cardOf(content: ResumeContent, at: Date): ApplicantCard {
  const { phone, email, bornAt, residence } = content.personalInformation;
  return {
    summary: summaryOf(content, at),
    phone: maskPhone(phone),
    email: maskEmail(email),
    bornAt: bornAt ? `${bornAt.slice(0, 4)}-**-**` : '',
    address: maskPlace(residence.address1),
  };
}

/** The search terms of an applicant: name, career, schools, languages and certificates, normalized. */
export function haystackOf({
  personalInformation,
  education,
  workExperience,
  ...content
}: ResumeContent): string {
  const terms = [
    personalInformation.name,
    education.institutionName,
    ...education.otherEducations.map(({ institutionName }) => institutionName),
    ...workExperience.list.flatMap(({ companyName, position }) => [companyName, position]),
    ...content.languages.map(({ name }) => name),
    ...content.certifications.map(({ name }) => name),
  ];
  return fold(terms.filter(Boolean).join('\n'));
}

function summaryOf(
  { education, workExperience, languages, certifications }: ResumeContent,
  at: Date,
): ApplicantSummary {
  const latest = workExperience.list.toSorted((one, other) => (startOf(one) < startOf(other) ? 1 : -1))[0];
  const { institutionType, institutionName, attendingStatus } = education;
  return {
    career: workExperience.type,
    careerMonths: careerMonthsOf(workExperience, at),
    position: latest?.position ?? '',
    companyName: latest?.companyName ?? '',
    education: { institutionType, institutionName, attendingStatus },
    languages,
    certifications: certifications.map(({ name }) => name),
  };
}

const startOf = ({ duration }: ResumeContent['workExperience']['list'][number]) => duration.startsAt ?? '';

const maskPhone = (phone: string) => {
  const digits = phone.replaceAll('-', '');
  return digits === '' ? '' : `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
};

const maskEmail = (email: string) => email.replace(/^(.)[^@]*(@.*)$/, '$1***$2');
