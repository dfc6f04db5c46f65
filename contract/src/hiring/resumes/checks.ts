import { commonTexts as common } from '../../common/texts.ts';
import type { Message } from '../../common/text.ts';
import { resumeTexts as m } from './texts.ts';
import type { ResumeContent } from './schemas.ts';

type School = ResumeContent['education']['otherEducations'][number];
type Job = ResumeContent['workExperience']['list'][number];
export type DatedParts = Pick<
  ResumeContent,
  'personalInformation' | 'education' | 'workExperience' | 'certifications'
>;

/** An issue with the path of its field. */
export type ResumeFaults = Record<string, Message>;

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

const stated = (faults: Record<string, Message | false>): ResumeFaults =>
  Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, Message] => entry[1] !== false),
  );

/** A graduation in the future is allowed while it is only expected. */
function graduationFault({ attendingStartsAt, attendingEndsAt, attendingStatus }: School, today: string) {
  if (isBackward(attendingStartsAt, attendingEndsAt)) return common.endBeforeStart;
  if (attendingStatus === 'GRADUATED')
    return isAfter(attendingEndsAt, endOfMonth(today)) && m.graduatedInFuture;
  return isAfter(attendingEndsAt, yearsLater(endOfMonth(today), GRADUATION_YEARS)) && m.graduationTooFar;
}

const schoolFaults = (school: School, path: string, today: string): ResumeFaults =>
  stated({
    [`${path}.attendingStartsAt`]: isAfter(school.attendingStartsAt, today) && m.enteredInFuture,
    [`${path}.attendingEndsAt`]: graduationFault(school, today),
  });

function resignationFault({ duration: { startsAt, endsAt } }: Job, today: string) {
  if (isBackward(startsAt, endsAt)) return common.endBeforeStart;
  return isAfter(endsAt, endOfMonth(today)) && m.resignedInFuture;
}

const jobFaults = (job: Job, path: string, today: string): ResumeFaults =>
  stated({
    [`${path}.duration.startsAt`]: isAfter(job.duration.startsAt, today) && m.hiredInFuture,
    [`${path}.duration.endsAt`]: resignationFault(job, today),
  });

/**
 * Impossible dates of a resume on Seoul's `today`: an end before its start, or a past event in the future.
 */
export function findDateFaults(content: DatedParts, today: string): ResumeFaults {
  const { personalInformation, education, workExperience, certifications } = content;
  const faults = [
    stated({ 'personalInformation.bornAt': isAfter(personalInformation.bornAt, today) && m.bornInFuture }),
    schoolFaults(education, 'education', today),
    ...education.otherEducations.map((school, index) =>
      schoolFaults(school, `education.otherEducations.${index}`, today),
    ),
    ...workExperience.list.map((job, index) => jobFaults(job, `workExperience.list.${index}`, today)),
    ...certifications.map(({ issuedAt }, index) =>
      stated({ [`certifications.${index}.issuedAt`]: isAfter(issuedAt, today) && m.issuedInFuture }),
    ),
  ];
  return Object.assign({}, ...faults) as ResumeFaults;
}
