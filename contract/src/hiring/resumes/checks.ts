import { commonTexts as common } from '../../common/texts.ts';
import type { KeyedText } from '../../common/text.ts';
import { resumeTexts as m } from './texts.ts';
import type { ResumeContent } from './schemas.ts';

type School = ResumeContent['education']['otherEducations'][number];
type Job = ResumeContent['workExperience']['list'][number];
export type DatedParts = Pick<
  ResumeContent,
  'personalInformation' | 'education' | 'workExperience' | 'certifications'
>;

/** An issue with the path of its field. */
export type ResumeErrors = Record<string, KeyedText>;

/** How far in the future an expected graduation may be. */
const GRADUATION_YEARS = 10;

const isDay = (day: string | null): day is string => /^\d{4}-\d{2}-\d{2}$/.test(day ?? '');
const isAfter = (day: string | null, limit: string): boolean => isDay(day) && day > limit;
const isBackward = (from: string | null, to: string | null): boolean =>
  isDay(from) && isAfter(from, to ?? from);

/**
 * The last day that a text without days can mean in a month; it is only compared, so 31 is right for every
 * month.
 */
const endOfMonth = (today: string): string => `${today.slice(0, 7)}-31`;
const yearsLater = (today: string, years: number): string =>
  `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;

const existing = (errors: Record<string, KeyedText | false>): ResumeErrors =>
  Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, KeyedText] => entry[1] !== false),
  );

/** A graduation in the future is allowed while it is only expected. */
function checkGraduation({ attendingStartsAt, attendingEndsAt, attendingStatus }: School, today: string) {
  if (isBackward(attendingStartsAt, attendingEndsAt)) return common.endBeforeStart;
  if (attendingStatus === 'GRADUATED')
    return isAfter(attendingEndsAt, endOfMonth(today)) && m.graduatedInFuture;
  return isAfter(attendingEndsAt, yearsLater(endOfMonth(today), GRADUATION_YEARS)) && m.graduationTooFar;
}

const checkSchool = (school: School, path: string, today: string): ResumeErrors =>
  existing({
    [`${path}.attendingStartsAt`]: isAfter(school.attendingStartsAt, today) && m.enteredInFuture,
    [`${path}.attendingEndsAt`]: checkGraduation(school, today),
  });

function checkResignation({ duration: { startsAt, endsAt } }: Job, today: string) {
  if (isBackward(startsAt, endsAt)) return common.endBeforeStart;
  return isAfter(endsAt, endOfMonth(today)) && m.resignedInFuture;
}

const checkJob = (job: Job, path: string, today: string): ResumeErrors =>
  existing({
    [`${path}.duration.startsAt`]: isAfter(job.duration.startsAt, today) && m.hiredInFuture,
    [`${path}.duration.endsAt`]: checkResignation(job, today),
  });

/**
 * Impossible dates of a resume on Seoul's `today`: an end before its start, or a past event in the future.
 */
export function findDateErrors(content: DatedParts, today: string): ResumeErrors {
  const { personalInformation, education, workExperience, certifications } = content;
  const errors = [
    existing({ 'personalInformation.bornAt': isAfter(personalInformation.bornAt, today) && m.bornInFuture }),
    checkSchool(education, 'education', today),
    ...education.otherEducations.map((school, index) =>
      checkSchool(school, `education.otherEducations.${index}`, today),
    ),
    ...workExperience.list.map((job, index) => checkJob(job, `workExperience.list.${index}`, today)),
    ...certifications.map(({ issuedAt }, index) =>
      existing({ [`certifications.${index}.issuedAt`]: isAfter(issuedAt, today) && m.issuedInFuture }),
    ),
  ];
  return Object.assign({}, ...errors) as ResumeErrors;
}
