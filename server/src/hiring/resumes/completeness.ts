import type { KeyedText } from '@ieum/contract/common/text.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { resumeSections, type ResumeSection } from '@ieum/contract/hiring/resumes/enums.ts';
import type { Completeness, ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { seoulDay } from '#kit/dates.ts';

type Check = (content: ResumeContent) => boolean;

const isFilled: Record<ResumeSection, Check> = {
  personalInformation: ({ personalInformation: { name, phone, email, gender, bornAt, residence } }) =>
    [name, phone, email, gender, bornAt, residence.address1].every(Boolean),
  education: ({ education }) =>
    [education.institutionType, education.institutionName, education.attendingStatus].every(Boolean),
  workExperience: ({ workExperience: { type, list } }) =>
    type === 'NEW_RECRUIT' ||
    (list.length > 0 &&
      list.every(({ companyName, duration }) => companyName !== '' && duration.startsAt !== null)),
  languages: ({ languages }) => languages.length > 0,
  officeSkills: ({ officeSkills }) => officeSkills.some(({ score }) => score > 0),
  certifications: ({ certifications }) =>
    certifications.length > 0 && certifications.every(({ name }) => name !== ''),
  coverLetter: ({ coverLetter }) => coverLetter.content !== '',
};

const sectionNames = Object.keys(resumeSections) as ResumeSection[];

/** How complete a resume is, by the weights of its sections. */
export function completenessOf(content: ResumeContent): Completeness {
  const sections = sectionNames.map((section) => ({
    section,
    weight: resumeSections[section],
    isComplete: isFilled[section](content),
  }));
  return {
    sections,
    percent: sections.reduce((sum, { weight, isComplete }) => sum + (isComplete ? weight : 0), 0),
    missing: sections.filter(({ isComplete }) => !isComplete).map(({ section }) => section),
  };
}

/** Finds the missing fields of a resume that is to be sent, by their paths; empty when nothing is missing. */
export function gapsOf({
  personalInformation,
  workExperience,
  certifications,
}: ResumeContent): Record<string, KeyedText> {
  const needed: [string, unknown][] = [
    ['personalInformation.name', personalInformation.name],
    ['personalInformation.phone', personalInformation.phone],
    ['personalInformation.email', personalInformation.email],
    ...workExperience.list.flatMap(({ companyName, duration }, index): [string, unknown][] => [
      [`workExperience.list.${index}.companyName`, companyName],
      [`workExperience.list.${index}.duration.startsAt`, duration.startsAt],
    ]),
    ...certifications.map(({ name }, index): [string, unknown] => [`certifications.${index}.name`, name]),
  ];
  return Object.fromEntries(needed.filter(([, value]) => !value).map(([path]) => [path, m.required]));
}

/**
 * Whole months of employment until a given time, overlaps counted once; from the stated span when nothing is
 * listed.
 */
export function careerMonthsOf({ type, span, list }: ResumeContent['workExperience'], now: Date): number {
  if (type === 'NEW_RECRUIT') return 0;
  const today = seoulDay(now);
  const periods = list
    .flatMap(({ duration: { startsAt, endsAt } }) =>
      startsAt && startsAt <= today
        ? [{ from: startsAt, to: dayAfter(earlier(endsAt ?? today, today)) }]
        : [],
    )
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (periods.length === 0) return span.years * 12 + span.months;
  return joined(periods).reduce((sum, { from, to }) => sum + monthsBetween(from, to), 0);
}

interface Period {
  from: string;
  /** The day after the last. */
  to: string;
}

function joined(periods: readonly Period[]): Period[] {
  const result: Period[] = [];
  for (const period of periods) {
    const last = result.at(-1);
    if (last && period.from <= last.to) last.to = later(last.to, period.to);
    else result.push({ ...period });
  }
  return result;
}

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);
const dayAfter = (day: string) => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

function monthsBetween(from: string, to: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const isShort = to.slice(8) < from.slice(8);
  return months(to) - months(from) - (isShort ? 1 : 0);
}
