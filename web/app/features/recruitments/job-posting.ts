import type { Recruitment } from '@ieum/contract/recruitments.schemas.ts';

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

function salaryOf({ wage }: Recruitment['employment']): Data {
  const unit = PAY_UNITS[wage.type ?? ''];
  const from = wage.value__min;
  const to = wage.value__max;
  if (!unit || (from === null && to === null)) return {};
  const value = {
    '@type': 'QuantitativeValue',
    unitText: unit,
    ...(from !== null && { minValue: from }),
    ...(to !== null && { maxValue: to }),
  };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'KRW', value } };
}

function locationOf({ employment, regions }: Recruitment): Data {
  const { isAbroad, postcode, address1, address2 } = employment.place;
  const street = [address1, address2].filter(Boolean).join(' ');
  const region = regions[0];
  if (isAbroad || (!street && !region)) return {};
  const address = {
    '@type': 'PostalAddress',
    addressCountry: 'KR',
    ...(region && { addressRegion: region }),
    ...(street && { streetAddress: street }),
    ...(postcode && { postalCode: postcode }),
  };
  return { jobLocation: { '@type': 'Place', address } };
}

/** A recruitment for search engines (schema.org JobPosting); nothing once it is over. */
export function jobPostingOf(recruitment: Recruitment): Data | undefined {
  const { state, subject, content, company, application, employment, source } = recruitment;
  if (state !== 'ON_GOING') return undefined;
  const types = employment.types.map((type) => EMPLOYMENT_TYPES[type] ?? 'OTHER');
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: subject,
    description: content,
    datePosted: recruitment.createdAt,
    ...(application.endsAt && !application.isOpenHiring && { validThrough: application.endsAt }),
    ...(types.length > 0 && { employmentType: [...new Set(types)] }),
    hiringOrganization: { '@type': 'Organization', name: company.name },
    identifier: { '@type': 'PropertyValue', name: company.name, value: recruitment._id },
    directApply: source === null,
    ...locationOf(recruitment),
    ...salaryOf(employment),
  };
}
