import { resumeLabels } from '@ieum/contract/hiring/resumes/labels.ts';
import { say, sayAll } from '#lib/format/copy.ts';

/** Labels of the stored values of a resume, as the PDFs show them too. */
export const labels = {
  sections: sayAll(resumeLabels.sections),
  gender: sayAll(resumeLabels.gender),
  education: sayAll(resumeLabels.education),
  schoolStatus: sayAll(resumeLabels.schoolStatus),
  career: sayAll(resumeLabels.career),
  employment: sayAll(resumeLabels.employment),
  language: sayAll(resumeLabels.language),
  skill: sayAll(resumeLabels.skill),
  /** The five levels of a skill; nothing chosen is 0. */
  skillSteps: Object.values(resumeLabels.skillSteps).map((message) => say(message)),
};

/** Texts with placeholders for the values. */
export const { texts } = resumeLabels;
