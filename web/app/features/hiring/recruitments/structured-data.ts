import { EducationLevel } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { absolute } from '#lib/document/head.ts';
import { placeAbroad } from './place-abroad.ts';

const EMPLOYMENT_TYPES: Partial<Record<string, string>> = {
  REGULAR: 'FULL_TIME',
  CONTRACT: 'CONTRACTOR',
  INTERNSHIP: 'INTERN',
  FREELANCER: 'CONTRACTOR',
  ASSISTANT: 'PART_TIME',
};

const PAY_UNITS: Partial<Record<string, string>> = {
  HOURLY: 'HOUR',
  DAILY: 'DAY',
  WEEKLY: 'WEEK',
  MONTHLY: 'MONTH',
  YEARLY: 'YEAR',
};

type Data = Record<string, unknown>;

/** Past its deadline, also in the minutes before the recruitment is closed. */
const hasEnded = ({ daysLeft, isOpen }: Recruitment): boolean =>
  !isOpen && daysLeft !== null && daysLeft >= 0;

function salaryOf({ wage }: Recruitment['employment']): Data {
  const unit = PAY_UNITS[wage.type ?? ''];
  const from = wage.value__min;
  const to = wage.value__max;
  if (!unit || (from === null && to === null)) return {};
  const value = {
    '@type': 'QuantitativeValue',
    unitText: unit,
    ...(from !== null && from === to && { value: from }),
    ...(from !== null && from !== to && { minValue: from }),
    ...(to !== null && from !== to && { maxValue: to }),
  };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'KRW', value } };
}

/** The city, county or district of a Korean address; its region where the address has none. */
const localityOf = (address: string, region: string | undefined): string | undefined =>
  address.split(' ').find((word, place) => place > 0 && /[가-힣](시|군|구)$/.test(word)) ?? region;

function addressOf({ employment, regions }: Recruitment): Data {
  const { isAbroad, postcode, address2 } = employment.place;
  const address1 = employment.place.address1 ?? '';
  const street = [address1, address2].filter(Boolean).join(' ');
  if (isAbroad) return { ...placeAbroad(street, regions[0]), ...(street && { streetAddress: street }) };
  const [region] = regions;
  const locality = localityOf(address1, region) ?? (address1 || '대한민국');
  return {
    addressCountry: 'KR',
    ...(region && { addressRegion: region }),
    ...(locality && { addressLocality: locality }),
    ...(street && { streetAddress: street }),
    ...(postcode && { postalCode: postcode }),
  };
}

function locationOf(recruitment: Recruitment): Data {
  const address = addressOf(recruitment);
  if (Object.keys(address).length === 0) return {};
  return { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } } };
}

const CREDENTIALS: Record<EducationLevel, string> = {
  HIGHSCHOOL: 'high school',
  COLLEGE: 'associate degree',
  UNIVERSITY: 'bachelor degree',
  MASTER: 'postgraduate degree',
  DOCTOR: 'postgraduate degree',
};

function educationOf({ educationLevel }: Recruitment['qualification']): Data {
  if (educationLevel.isIrrelevant) return { educationRequirements: 'no requirements' };
  const [lowest] = Object.values(EducationLevel).filter((level) => educationLevel.items.includes(level));
  if (!lowest) return {};
  const credential = {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: CREDENTIALS[lowest],
  };
  return { educationRequirements: credential };
}

function experienceOf({ workExperience }: Recruitment['qualification']): Data {
  const { isIrrelevant, items, years, months } = workExperience;
  const monthsOfExperience = (years ?? 0) * 12 + (months ?? 0);
  if (isIrrelevant || items.includes('NEW_RECRUIT')) return { experienceRequirements: 'no requirements' };
  if (monthsOfExperience === 0) return {};
  return { experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience } };
}

function organizationOf({ company }: Recruitment): Data {
  return {
    '@type': 'Organization',
    name: company.name,
    sameAs: absolute(`/companies/${company._id}`),
    ...(company.logo && { logo: absolute(company.logo.url) }),
  };
}

/** A recruitment for search engines (schema.org JobPosting); nothing once it is closed for applications. */
export function jobPostingOf(recruitment: Recruitment): Data | undefined {
  const { state, subject, summary, content, company, application, employment, source } = recruitment;
  if (state !== 'ON_GOING' || hasEnded(recruitment)) return undefined;
  const types = employment.types.map((type) => EMPLOYMENT_TYPES[type] ?? 'OTHER');
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: subject,
    description: content || summary || subject,
    datePosted: recruitment.createdAt,
    ...(application.endsAt && !application.isOpenHiring && { validThrough: application.endsAt }),
    ...(types.length > 0 && { employmentType: [...new Set(types)] }),
    hiringOrganization: organizationOf(recruitment),
    identifier: { '@type': 'PropertyValue', name: company.name, value: recruitment._id },
    url: absolute(`/recruitments/${recruitment._id}`),
    directApply: source === null,
    ...locationOf(recruitment),
    ...salaryOf(employment),
    ...educationOf(recruitment.qualification),
    ...experienceOf(recruitment.qualification),
  };
}
