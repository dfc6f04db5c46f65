import { hidesAmounts } from '@ieum/contract/recruitments.enums.ts';
import { seoulDay, type Moment } from '#lib/dates.ts';
import { adviceCopy as copy } from './advice-copy.ts';
import type { EditorForm } from './form.ts';

/** A hint before publishing that explains and never blocks; a good one has no reason and no field to go to. */
export interface Advice {
  key: string;
  words: string;
  /** The law's reason in one sentence. */
  reason: string | undefined;
  /** The field it is about. */
  path: string | undefined;
}

const good = (key: string, words: string): Advice => ({ key, words, reason: undefined, path: undefined });

type Told = 'age' | 'gender' | 'wage' | 'contact' | 'past';
const warning = (key: Told, path: string): Advice => ({ key, path, ...copy[key] });

function limitsOf({ qualification: { age, gender } }: EditorForm): Advice[] {
  const limits = [
    ...(!age.isIrrelevant && (age.value__min !== null || age.value__max !== null)
      ? [
          warning(
            'age',
            age.value__min === null ? 'qualification.age.value__max' : 'qualification.age.value__min',
          ),
        ]
      : []),
    ...(!gender.isIrrelevant && gender.value !== null
      ? [warning('gender', 'qualification.gender.value')]
      : []),
  ];
  return limits.length > 0 ? limits : [good('limits', copy.noLimits)];
}

function wageOf({ employment: { wage } }: EditorForm): Advice {
  const isShown = !hidesAmounts(wage.type) && (wage.value__min !== null || wage.value__max !== null);
  return isShown ? good('wage', copy.wageShown) : warning('wage', 'employment.wage.type');
}

function contactOf({ recruiter: { phone, email, hidesPhone, hidesEmail } }: EditorForm): Advice {
  const isShown = (phone !== '' && !hidesPhone) || (email !== '' && !hidesEmail);
  return isShown ? good('contact', copy.contactShown) : warning('contact', 'recruiter.phone');
}

/** What deserves a second look before publishing. */
export function adviceOn(form: EditorForm, now: Moment = Date.now()): Advice[] {
  const { startsAt } = form.employment;
  const hasBegun = startsAt !== null && startsAt.slice(0, 10) < seoulDay(now);
  return [
    ...limitsOf(form),
    wageOf(form),
    contactOf(form),
    ...(hasBegun ? [warning('past', 'employment.startsAt')] : []),
  ];
}
