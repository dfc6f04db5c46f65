import { describe, expect, it } from 'vitest';
import { labels } from './labels.ts';

describe('the options of a resume', () => {
  it('are those of the specification, each with its Korean name', () => {
    expect(labels.education).toEqual({
      HIGHSCHOOL: '고졸',
      COLLEGE: '전문대졸',
      UNIVERSITY: '대졸',
      MASTER: '석사',
      DOCTOR: '박사',
    });
    const valuesOf = (names: Record<string, string>) => {
      expect(Object.values(names).join('')).toMatch(/^[가-힣 ·()A-Za-z]+$/);
      return Object.keys(names);
    };
    expect(valuesOf(labels.schoolStatus)).toEqual(['ENROLLED', 'GRADUATED', 'GRADUATE_TO_BE']);
    expect(valuesOf(labels.career)).toEqual(['NEW_RECRUIT', 'EXPERIENCED']);
    expect(valuesOf(labels.language)).toEqual(['ENGLISH', 'JAPANESE', 'CHINESE', 'ANOTHER']);
    expect(valuesOf(labels.skill)).toEqual([
      'MS_WORD',
      'MS_PPTX',
      'MS_EXCL',
      'HAN_GUL',
      'WEBSURF',
      'ANOTHER',
    ]);
    expect(valuesOf(labels.employment)).toEqual([
      'REGULAR',
      'CONTRACT',
      'INTERNSHIP',
      'FREELANCER',
      'MANAGEMENT',
      'FOREIGNER',
      'ASSISTANT',
      'OTHERS',
    ]);
  });
});
