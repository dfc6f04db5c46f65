import { describe, expect, test } from 'vitest';
import { aRecruitment } from '../../../../test/a-recruitment.ts';
import { jobPostingOf } from './structured-data.ts';

const recruitment = (input: Parameters<typeof aRecruitment>[0] = {}) => jobPostingOf(aRecruitment(input));

describe('a recruitment for search engines', () => {
  test('has every field that a search engine requires of a JobPosting', () => {
    expect(recruitment()).toMatchObject({
      '@type': 'JobPosting',
      title: '북미 해외영업 매니저',
      description: '<p>이런 일을 해요</p>',
      datePosted: '2030-01-01T00:00:00Z',
      validThrough: '2030-01-04T14:59:59Z',
      employmentType: ['FULL_TIME'],
      hiringOrganization: {
        '@type': 'Organization',
        name: '한빛정밀',
        sameAs: expect.stringContaining('/companies/c1'),
      },
      jobLocation: {
        address: {
          addressCountry: 'KR',
          addressRegion: '서울',
          addressLocality: '강남구',
          postalCode: '06164',
        },
      },
      baseSalary: {
        currency: 'KRW',
        value: { unitText: 'YEAR', minValue: 42_000_000, maxValue: 55_000_000 },
      },
      experienceRequirements: { monthsOfExperience: 36 },
      educationRequirements: 'no requirements',
      directApply: true,
    });
  });

  test('is missing once the recruitment is closed, by its state or by the clock', () => {
    expect(recruitment({ state: 'FINISHED', isOpen: false })).toBeUndefined();
    expect(recruitment({ state: 'CANCELED', isOpen: false })).toBeUndefined();
    expect(recruitment({ isOpen: false, daysLeft: 0 })).toBeUndefined();
    expect(recruitment({ isOpen: false, daysLeft: -10 })).toBeDefined();
  });

  test('an open-ended one has no last day, an imported one no direct application', () => {
    const { application } = aRecruitment();
    const open = recruitment({ application: { ...application, isOpenHiring: true }, daysLeft: null });
    expect(open).not.toHaveProperty('validThrough');
    expect(recruitment({ source: { name: 'ALIO', url: 'https://a.example' } })).toMatchObject({
      directApply: false,
    });
  });

  test.each([
    ['베트남 하노이', 'VN', '하노이'],
    ['베트남 호찌민시 1군 응우옌후에 거리 22', 'VN', '호찌민시'],
    ['인도네시아 자카르타', 'ID', '자카르타'],
    ['홍콩 완차이', 'HK', '완차이'],
    ['싱가포르', 'SG', '싱가포르'],
    ['22 Nguyen Hue, Ho Chi Minh, Vietnam', 'VN', 'Ho Chi Minh'],
    ['1 Market St, San Francisco, United States', 'US', 'San Francisco'],
    ['NIGERIA Lagos', 'NG', 'Lagos'],
    ['Columbus', 'Columbus', 'Columbus'],
    ['호찌민 1군', '호찌민', '호찌민'],
    ['', '해외', '해외'],
  ])('a workplace abroad, %s, has a country and a city', (address2, country, city) => {
    const { employment } = aRecruitment();
    const place = { isAbroad: true, postcode: '', address1: '', address2 };
    const found = recruitment({ employment: { ...employment, place }, regions: [] });
    expect(found?.['jobLocation']).toEqual({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: country,
        addressLocality: city,
        ...(address2 && { streetAddress: address2 }),
      },
    });
  });

  test('an address without a street still has its locality and country', () => {
    const { employment } = aRecruitment();
    const place = { ...employment.place, postcode: '', address1: '', address2: '' };
    expect(recruitment({ employment: { ...employment, place }, regions: ['부산'] })).toMatchObject({
      jobLocation: { address: { addressCountry: 'KR', addressRegion: '부산', addressLocality: '부산' } },
    });
  });
});
