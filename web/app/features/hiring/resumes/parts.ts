import { resumeSections, type ResumeSection } from '@ieum/contract/hiring/resumes/enums.ts';
import type { Resume, ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';

/** A part that is saved separately: a section, the résumé's own name, or the photo. */
export type ResumePart = ResumeSection | 'name' | 'profile';

export const allParts: readonly ResumePart[] = [
  'name',
  'profile',
  ...(Object.keys(resumeSections) as ResumeSection[]),
];

/** The value of a part, whatever its shape; the photo's is its file's id. */
export type PartValue = ResumeContent[keyof ResumeContent] | null;

/** The parts of a resume, whatever their source. */
export type Parts = Pick<Resume, keyof ResumeContent | '_profile'>;

/** The content of a resume in one part. */
export const valueOf = (parts: Parts, part: ResumePart): PartValue =>
  part === 'profile' ? parts._profile : parts[part];

/** The parts with the content of one replaced. */
export const withValue = (parts: Parts, part: ResumePart, value: PartValue): Parts => ({
  ...parts,
  [part === 'profile' ? '_profile' : part]: value,
});

/** Whether two values are equal; they come from JSON with their keys in the same order. */
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

/** A part changed here: its content before the first change, and its current content. */
interface Change {
  base: PartValue;
  mine: PartValue;
}

/** Local changes that are not saved yet. */
export type Changes = ReadonlyMap<ResumePart, Change>;

/** The changes that differ from the content of these parts. */
export const differingChanges = (changes: Changes, parts: Parts): Changes =>
  new Map([...changes].filter(([part, { mine }]) => !isSame(mine, valueOf(parts, part))));

/** The parts changed differently on both sides. */
export const conflictingParts = (changes: Changes, theirs: Parts): ResumePart[] =>
  [...changes].flatMap(([part, { base, mine }]) => {
    const other = valueOf(theirs, part);
    return isSame(base, other) || isSame(mine, other) ? [] : [part];
  });
