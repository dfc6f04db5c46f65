import { resumeSections, type ResumeSection } from '@ieum/contract/hiring/resumes/enums.ts';
import type { Resume, ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';

/** What is saved by itself: a section, the resume's own name, or the photo. */
export type ResumePart = ResumeSection | 'name' | 'profile';

export const allParts: readonly ResumePart[] = [
  'name',
  'profile',
  ...(Object.keys(resumeSections) as ResumeSection[]),
];

/** The value of a part, whatever its shape; the photo's is its file's id. */
export type PartValue = ResumeContent[keyof ResumeContent] | null;

/** The parts of a resume, wherever they come from. */
export type Parts = Pick<Resume, keyof ResumeContent | '_profile'>;

/** What a resume says in one part. */
export const valueOf = (parts: Parts, part: ResumePart): PartValue =>
  part === 'profile' ? parts._profile : parts[part];

/** The parts with one of them saying something else. */
export const withValue = (parts: Parts, part: ResumePart, value: PartValue): Parts => ({
  ...parts,
  [part === 'profile' ? '_profile' : part]: value,
});

/** Whether two values say the same; they come from JSON with their keys in one order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const partsOf = (resume: Parts): Parts => ({
  name: resume.name,
  _profile: resume._profile,
  personalInformation: resume.personalInformation,
  education: resume.education,
  workExperience: resume.workExperience,
  languages: resume.languages,
  officeSkills: resume.officeSkills,
  certifications: resume.certifications,
  coverLetter: resume.coverLetter,
});

/** A part changed here: what it said before the first change, and what it says now. */
interface Change {
  base: PartValue;
  mine: PartValue;
}

/** What is written here and not saved yet. */
export type Changes = ReadonlyMap<ResumePart, Change>;

/** The changes that say something else than these parts say already. */
export const leftOf = (changes: Changes, parts: Parts): Changes =>
  new Map([...changes].filter(([part, { mine }]) => !isSame(mine, valueOf(parts, part))));

/** The parts changed both here and there, differently. */
export const collisionsOf = (changes: Changes, theirs: Parts): ResumePart[] =>
  [...changes].flatMap(([part, { base, mine }]) => {
    const other = valueOf(theirs, part);
    return isSame(base, other) || isSame(mine, other) ? [] : [part];
  });
