import { describe, expect, it } from 'vitest';
import { emptyForm } from '../editor-form.ts';
import { summaryOf } from './summaries.ts';

const withExperience = (change: Partial<ReturnType<typeof emptyForm>['qualification']['workExperience']>) => {
  const form = emptyForm();
  Object.assign(form.qualification.workExperience, {
    isIrrelevant: false,
    items: ['EXPERIENCED'],
    ...change,
  });
  return summaryOf('qualification', form, 0);
};

describe('the summary of a collapsed part', () => {
  it('contains the experience once', () => {
    expect(withExperience({ years: 3 })).toMatch(/ 경력 3년$/);
    expect(withExperience({ years: 3 })).not.toContain('경력 경력');
    expect(withExperience({ isIrrelevant: true })).toMatch(/ 경력 무관$/);
  });

  it('says that an empty part is not filled in yet, not that there is none', () => {
    expect(summaryOf('work', emptyForm(), 0)).toBe('아직 비어 있어요');
  });
});
