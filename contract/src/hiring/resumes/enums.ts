// Stored values of a resume; some are shared with recruitments.

export { Career, EducationLevel, EmploymentType } from '../recruitments/enums.ts';
export { Gender } from '../../account/users/enums.ts';

export const SchoolStatus = {
  Enrolled: 'ENROLLED',
  Graduated: 'GRADUATED',
  Graduating: 'GRADUATE_TO_BE',
} as const;
export type SchoolStatus = (typeof SchoolStatus)[keyof typeof SchoolStatus];

export const Language = {
  English: 'ENGLISH',
  Japanese: 'JAPANESE',
  Chinese: 'CHINESE',
  Another: 'ANOTHER',
} as const;
export type Language = (typeof Language)[keyof typeof Language];

export const ComputerSkill = {
  Word: 'MS_WORD',
  PowerPoint: 'MS_PPTX',
  Excel: 'MS_EXCL',
  Hangul: 'HAN_GUL',
  WebSearch: 'WEBSURF',
  Another: 'ANOTHER',
} as const;
export type ComputerSkill = (typeof ComputerSkill)[keyof typeof ComputerSkill];

/**
 * The sections of a resume in the order of its screen, with what each adds to the completeness percentage.
 */
export const resumeSections = {
  personalInformation: 20,
  education: 20,
  workExperience: 20,
  languages: 10,
  officeSkills: 10,
  certifications: 10,
  coverLetter: 10,
} as const;
export type ResumeSection = keyof typeof resumeSections;
