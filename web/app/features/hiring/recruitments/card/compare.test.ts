import type { ResumeCopy } from '@ieum/contract/hiring/resumes/schemas.ts';
import { describe, expect, test } from 'vitest';
import { aRecruitment } from '../../../../../test/a-recruitment.ts';
import { compare, yearsSince } from './compare.ts';

const requested = aRecruitment().qualification;
const education: ResumeCopy['education'] = {
  institutionType: 'UNIVERSITY',
  institutionName: '',
  institutionDist: '',
  attendingStatus: 'GRADUATED',
  attendingStartsAt: null,
  attendingEndsAt: null,
  otherEducations: [],
};
const residence = { postcode: '', address1: '', address2: '' };
const personalInformation = {
  name: '',
  phone: '',
  email: '',
  gender: 'MALE' as const,
  bornAt: '1990-02-15',
  residence,
};
const resume: Pick<ResumeCopy, 'personalInformation' | 'education' | 'careerMonths'> = {
  personalInformation,
  education,
  careerMonths: 69,
};
const NOW = '2026-02-14T15:00:00Z';

const rows = (input: Partial<typeof requested>, own: Partial<typeof resume> = {}) =>
  Object.fromEntries(
    compare({ ...requested, ...input }, { ...resume, ...own }, NOW).map((row) => [
      row.requested,
      `${row.own} ${row.mark}`,
    ]),
  );

describe('the comparison with a résumé', () => {
  test('counts the months of experience', () => {
    expect(rows({})['경력 3년 이상']).toBe('5년 9개월 match');
    expect(rows({}, { careerMonths: 35 })['경력 3년 이상']).toBe('2년 11개월 check');
    expect(rows({}, { careerMonths: 0 })['경력 3년 이상']).toBe('경력 없음 check');
  });
  test('a requirement that does not matter is neither a match nor a doubt', () => {
    expect(rows({})['학력 무관']).toBe('대졸 free');
  });
  test('a higher school than the required one fits, an unfinished one only where it is allowed', () => {
    const level = { items: ['COLLEGE' as const], includesToBe: false, isIrrelevant: false };
    expect(rows({ educationLevel: level })['학력 전문대졸']).toBe('대졸 match');
    const student = { education: { ...education, attendingStatus: 'ENROLLED' as const } };
    expect(rows({ educationLevel: level }, student)['학력 전문대졸']).toBe('대졸 check');
  });
  test('age and gender appear only where they are required', () => {
    expect(Object.keys(rows({}))).toEqual(['경력 3년 이상', '학력 무관']);
    const young = { value__min: 20, value__max: 35, isIrrelevant: false };
    expect(rows({ age: young })['나이 20세 ~ 35세']).toBe('만 36세 check');
    expect(rows({ gender: { value: 'MALE', isIrrelevant: false } })['성별 남성']).toBe('남성 match');
  });
  test('the birthday counts from midnight in Seoul', () => {
    expect(yearsSince('1990-02-15', '2026-02-14T14:59:59Z')).toBe(35);
    expect(yearsSince('1990-02-15', '2026-02-14T15:00:00Z')).toBe(36);
  });
});
