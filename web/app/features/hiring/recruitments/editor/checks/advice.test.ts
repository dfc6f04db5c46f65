import { describe, expect, it } from 'vitest';
import { adviceOn } from './advice.ts';
import { emptyForm, type EditorForm } from '../editor-form.ts';

const NOW = '2030-01-10T00:00:00Z';
const warned = (change: (form: EditorForm) => void) => {
  const form = emptyForm();
  form.employment.wage = { type: 'YEARLY', value__min: 30_000_000, value__max: null };
  form.recruiter.email = 'hr@example.com';
  change(form);
  return adviceOn(form, undefined, NOW).filter(({ reason }) => reason !== undefined);
};

describe('hints before publishing', () => {
  it('are all positive for a recruitment without limits, with wage and contact', () => {
    expect(warned(() => undefined)).toEqual([]);
  });

  it('explain limits of age and gender by the law of each and link to the field', () => {
    const hints = warned(({ qualification }) => {
      qualification.age = { value__min: null, value__max: 35, isIrrelevant: false };
      qualification.gender = { value: 'MALE', isIrrelevant: false };
    });
    expect(hints.map(({ path }) => path)).toEqual([
      'qualification.age.value__max',
      'qualification.gender.value',
    ]);
    expect(hints.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('고령자고용법'),
      expect.stringContaining('남녀고용평등법'),
    ]);
  });

  it('ignore a limit that is switched off', () => {
    const hints = warned(({ qualification }) => {
      qualification.age = { value__min: 20, value__max: 35, isIrrelevant: true };
    });
    expect(hints).toEqual([]);
  });

  it('point out a missing wage, a hidden contact and a start of work in the past', () => {
    const hints = warned((form) => {
      form.employment.wage = { type: 'REFERENCE_TO_INTERVIEW', value__min: null, value__max: null };
      form.recruiter.hidesEmail = true;
      form.employment.startsAt = '2030-01-09';
    });
    expect(hints.map(({ key }) => key)).toEqual(['wage', 'contact', 'past']);
  });

  it.each([
    ['HOURLY', 9000, '최저임금보다 적어요'],
    ['HOURLY', 10_320, undefined],
    ['MONTHLY', 2_100_000, '주 40시간을 일하면 최저임금보다 적어요'],
    ['YEARLY', 4200, '주 40시간을 일하면 최저임금보다 적어요'],
    ['PER_CASE', 100, undefined],
  ] as const)('compare a wage of %s %i with the legal minimum', (type, amount, text) => {
    const hints = warned(({ employment }) => {
      employment.wage = { type, value__min: null, value__max: amount };
    });
    expect(hints[0]?.text).toBe(text);
  });

  it('do not apply the legal minimum to work overseas and freelance work', () => {
    const pay = { type: 'HOURLY', value__min: 9000, value__max: null } as const;
    const abroad = warned(({ employment }) => {
      employment.wage = pay;
      employment.place.isAbroad = true;
    });
    const free = warned(({ employment }) => {
      employment.wage = pay;
      employment.types = ['FREELANCER'];
    });
    expect([...abroad, ...free]).toEqual([]);
  });

  it('ask to remove the placeholder beside own text', () => {
    const hints = warned((form) => {
      form.content += '<p>우리 글</p>';
    });
    expect(hints.map(({ path }) => path)).toEqual(['content']);
  });

  it('accept today as the start of work by the calendar of Seoul', () => {
    const today = warned((form) => {
      form.employment.startsAt = '2030-01-10';
    });
    expect(today).toEqual([]);
  });
});
