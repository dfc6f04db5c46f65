import type { ResumeContent } from './schemas.ts';

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isEmpty)
    : value === '' || value === 0 || value === false || value === null || value === undefined;

/** A resume as it is read and sent: items that were added and never filled are left out. */
export const withoutEmptyItems = <T extends Pick<ResumeContent, 'workExperience' | 'certifications'>>(
  content: T,
): T => ({
  ...content,
  workExperience: {
    ...content.workExperience,
    list: content.workExperience.list.filter((item) => !isEmpty(item)),
  },
  certifications: content.certifications.filter((item) => !isEmpty(item)),
});
