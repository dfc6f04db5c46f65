import { describe, expect, it } from 'vitest';
import { adviceOn } from './advice.ts';
import { emptyForm, type EditorForm } from './form.ts';

const NOW = '2030-01-10T00:00:00Z';
const warned = (change: (form: EditorForm) => void) => {
  const form = emptyForm();
  form.employment.wage = { type: 'YEARLY', value__min: 30_000_000, value__max: null };
  form.recruiter.email = 'hr@example.com';
  change(form);
  return adviceOn(form, NOW).filter(({ reason }) => reason !== undefined);
};

describe('hints before publishing', () => {
  it('are all good news for a posting without limits, with pay and a contact', () => {
    expect(warned(() => undefined)).toEqual([]);
  });

  it('explain limits of age and gender by the law of each and lead to the field', () => {
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

  it('say nothing of a limit that is switched off', () => {
    const hints = warned(({ qualification }) => {
      qualification.age = { value__min: 20, value__max: 35, isIrrelevant: true };
    });
    expect(hints).toEqual([]);
  });

  it('tell of a missing pay, a hidden contact and a start of work in the past', () => {
    const hints = warned((form) => {
      form.employment.wage = { type: 'REFERENCE_TO_INTERVIEW', value__min: null, value__max: null };
      form.recruiter.hidesEmail = true;
      form.employment.startsAt = '2030-01-09';
    });
    expect(hints.map(({ key }) => key)).toEqual(['wage', 'contact', 'past']);
  });

  it('let today be a start of work by the calendar of Seoul', () => {
    const today = warned((form) => {
      form.employment.startsAt = '2030-01-10';
    });
    expect(today).toEqual([]);
  });
});
