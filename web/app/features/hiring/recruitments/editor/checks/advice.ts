import { hasHint, isUnwritten } from '@ieum/contract/hiring/recruitments/checks.ts';
import { EmploymentType, hidesAmounts, PayType } from '@ieum/contract/hiring/recruitments/enums.ts';
import { seoulDay, seoulParts, type Moment } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { adviceCopy as copy } from './advice-copy.ts';
import type { EditorForm } from '../editor-form.ts';
import { textOf } from '../html-text.ts';
import { minimumPay } from '../fields/minimum-wage.ts';

/** A hint before publishing that explains and never blocks; a positive one has no reason and no field. */
export interface Advice {
  key: string;
  text: string;
  /** The legal reason in one sentence. */
  reason: string | undefined;
  /** The field that it is about. */
  path: string | undefined;
}

const good = (key: string, text: string): Advice => ({ key, text, reason: undefined, path: undefined });

/** The state of a public recruitment that applicants have seen. */
export interface PublishedState {
  wage: EditorForm['employment']['wage'];
  applicants: number;
}

type Simple = 'age' | 'gender' | 'wage' | 'contact' | 'past' | 'hint';
const warning = (key: Simple, path: string): Advice => ({ key, path, ...copy[key] });

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

type Wage = EditorForm['employment']['wage'];
type Bound = 'value__min' | 'value__max';
const bounds: readonly Bound[] = ['value__min', 'value__max'];

/** Kinds of work without a legal minimum wage. */
const UNBOUND: ReadonlySet<string> = new Set([EmploymentType.Freelancer]);

function belowMinimum({ wage, types, place }: EditorForm['employment'], now: Moment): Advice[] {
  const isBound = !place.isAbroad && (types.length === 0 || types.some((type) => !UNBOUND.has(type)));
  const min = minimumPay(wage.type, seoulParts(seoulDay(now)).year);
  const bound = bounds.find((name) => wage[name] !== null);
  const amount = bound && wage[bound];
  if (!isBound || !min || !bound || typeof amount !== 'number' || amount >= min.won) return [];
  const text = wage.type === PayType.Hourly ? copy.minimum.hourly : copy.minimum.byTime;
  const { year } = min;
  const reason = copy.minimum.reason(year, numberText(min.won), wage.type === PayType.Hourly);
  return [{ key: 'minimum', path: `employment.wage.${bound}`, text, reason }];
}

const isLower = (now: number | null, before: number | null): boolean =>
  now !== null && before !== null && now < before;

function lowered(wage: Wage, published: PublishedState | undefined): Advice[] {
  if (!published || published.applicants === 0 || wage.type !== published.wage.type) return [];
  const bound = bounds.find((name) => isLower(wage[name], published.wage[name]));
  if (!bound) return [];
  const text = copy.lowered.text(published.applicants);
  return [{ key: 'lowered', path: `employment.wage.${bound}`, text, reason: copy.lowered.reason }];
}

/** The hints about the wage itself. */
export const adviceOnWage = (
  employment: EditorForm['employment'],
  published: PublishedState | undefined,
  now: Moment = Date.now(),
): Advice[] => [...belowMinimum(employment, now), ...lowered(employment.wage, published)];

function wageOf(
  employment: EditorForm['employment'],
  published: PublishedState | undefined,
  now: Moment,
): Advice[] {
  const { wage } = employment;
  const isShown = !hidesAmounts(wage.type) && (wage.value__min !== null || wage.value__max !== null);
  if (!isShown) return [warning('wage', 'employment.wage.type')];
  const doubts = adviceOnWage(employment, published, now);
  return doubts.length > 0 ? doubts : [good('wage', copy.wageShown)];
}

function hintOf({ content }: EditorForm): Advice[] {
  const text = textOf(content);
  return hasHint(text) && !isUnwritten(text) ? [warning('hint', 'content')] : [];
}

function contactOf({ recruiter: { phone, email, hidesPhone, hidesEmail } }: EditorForm): Advice {
  const isShown = (phone !== '' && !hidesPhone) || (email !== '' && !hidesEmail);
  return isShown ? good('contact', copy.contactShown) : warning('contact', 'recruiter.phone');
}

/** Points to review before publishing. */
export function adviceOn(form: EditorForm, published?: PublishedState, now: Moment = Date.now()): Advice[] {
  const { startsAt } = form.employment;
  const hasBegun = startsAt !== null && startsAt.slice(0, 10) < seoulDay(now);
  return [
    ...hintOf(form),
    ...limitsOf(form),
    ...wageOf(form.employment, published, now),
    contactOf(form),
    ...(hasBegun ? [warning('past', 'employment.startsAt')] : []),
  ];
}
