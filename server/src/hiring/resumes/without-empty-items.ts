import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isEmpty)
    : value === '' || value === 0 || value === false || value === null || value === undefined;

/** A resume as it is sent: items that were added and never filled are left out. */
export const withoutEmptyItems = (content: ResumeContent): ResumeContent => ({
  ...content,
  workExperience: {
    ...content.workExperience,
    list: content.workExperience.list.filter((item) => !isEmpty(item)),
  },
  certifications: content.certifications.filter((item) => !isEmpty(item)),
});
