import type { ApplicantFacets } from '@ieum/contract/hiring/applicants/schemas.ts';
import { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { Career, EducationLevel, Language } from '@ieum/contract/hiring/resumes/enums.ts';
import { labels } from '#features/hiring/resumes/labels.ts';
import { numberText } from '#lib/format/money.ts';
import { copy } from '../copy.ts';
import { facetCopy } from './facet-copy.ts';
import { isNarrowed, type Filters } from './filters.ts';
import { stageName } from '../texts.ts';

/** One choice of a filter, with how many applicants it would show. */
export interface Choice {
  value: string;
  label: string;
  count: number;
}

export interface Facet {
  name: 'stage' | 'career' | 'education' | 'language' | 'certification';
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
}

type Counts = readonly { value: string; count: number }[] | undefined;

const countOf = (counts: Counts, value: string): number =>
  counts?.find((one) => one.value === value)?.count ?? 0;

const choicesOf = <T extends string>(
  values: Record<string, T>,
  counts: Counts,
  labelOf: (value: T) => string,
): Choice[] =>
  Object.values(values).map((value) => ({ value, label: labelOf(value), count: countOf(counts, value) }));

/** The filters with choices, in the order of their pills. */
export function listFacets(filters: Filters, counts: ApplicantFacets | undefined): Facet[] {
  return [
    {
      name: 'stage',
      label: copy.stage,
      choices: choicesOf(ApplicationStage, counts?.stage, stageName),
      chosen: filters.stages,
    },
    {
      name: 'career',
      label: copy.columns.career,
      choices: choicesOf(Career, counts?.career, (value) => labels.career[value]),
      chosen: filters.careers,
    },
    {
      name: 'education',
      label: copy.columns.education,
      choices: choicesOf(EducationLevel, counts?.education, (value) => labels.education[value]),
      chosen: filters.educations,
    },
    {
      name: 'language',
      label: copy.columns.languages,
      choices: choicesOf(Language, counts?.language, (value) => labels.language[value]),
      chosen: filters.languages,
    },
    {
      name: 'certification',
      label: facetCopy.certification,
      choices: certificationsOf(filters, counts),
      chosen: filters.certifications,
    },
  ];
}

/** The most frequent certificates, and the chosen ones. A name with a comma looks like two names. */
function certificationsOf({ certifications }: Filters, counts: ApplicantFacets | undefined): Choice[] {
  const frequent = counts?.certification.filter(({ value }) => !value.includes(',')) ?? [];
  const others = certifications.filter((name) => !frequent.some(({ value }) => value === name));
  return [...frequent, ...others.map((value) => ({ value, count: 0 }))].map((one) => ({
    ...one,
    label: one.value,
  }));
}

const everyoneElse = Object.values(ApplicationStage).filter((stage) => stage !== ApplicationStage.Eliminated);

/** All stages except 불합격. */
export const withoutEliminated: readonly string[] = everyoneElse;

const isWithoutEliminated = ({ name, chosen }: Facet): boolean =>
  name === 'stage' &&
  chosen.length === everyoneElse.length &&
  everyoneElse.every((one) => chosen.includes(one));

/** `3년 이상`, `1~3년`, `7년 이하`. */
export function yearsText(years: string): string {
  const [from = '', to = ''] = years.split('-');
  if (!years) return '';
  if (!to) return facetCopy.yearsFrom(from);
  return from === '0' ? facetCopy.yearsTo(to) : facetCopy.yearsBetween(from, to);
}

/** The chosen values, in short for the pill: `면접`, `면접 외 1`, `불합격 빼고`. */
export function chosenText(facet: Facet, years: string): string {
  if (isWithoutEliminated(facet)) return facetCopy.withoutEliminated;
  const [first, ...rest] = facet.choices.filter(({ value }) => facet.chosen.includes(value));
  const values = first ? (rest.length > 0 ? facetCopy.and(first.label, rest.length) : first.label) : '';
  return facet.name === 'career' ? [values, yearsText(years)].filter(Boolean).join(', ') : values;
}

/**
 * The number that the filters hide, for the foot of the list: `불합격 9명은 숨겼어요`; empty when nobody is hidden.
 */
export function hiddenText(filters: Filters, counts: ApplicantFacets | undefined, shown: number): string {
  if (!counts || !isNarrowed(filters)) return '';
  const all = counts.stage.reduce((sum, { count }) => sum + count, 0);
  const hidden = all - shown;
  const isByStage = filters.stages.length > 0 && hidden > 0;
  if (!isByStage) return '';
  const eliminated = countOf(counts.stage, ApplicationStage.Eliminated);
  const isEliminatedOnly = !filters.stages.includes(ApplicationStage.Eliminated) && hidden === eliminated;
  return isEliminatedOnly
    ? facetCopy.hiddenEliminated(numberText(hidden))
    : facetCopy.hidden(numberText(hidden));
}
