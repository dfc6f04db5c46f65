import { resumeLabels } from '@ieum/contract/hiring/resumes/labels.ts';
import { say, sayAll } from '#lib/format/copy.ts';

/** Words for the stored values of a resume, as papers say them too. */
export const labels = {
  sections: sayAll(resumeLabels.sections),
  gender: sayAll(resumeLabels.gender),
  education: sayAll(resumeLabels.education),
  schoolStatus: sayAll(resumeLabels.schoolStatus),
  career: sayAll(resumeLabels.career),
  employment: sayAll(resumeLabels.employment),
  language: sayAll(resumeLabels.language),
  skill: sayAll(resumeLabels.skill),
  /** The five steps of a skill; nothing chosen is 0. */
  skillSteps: Object.values(resumeLabels.skillSteps).map((message) => say(message)),
};

/** Words between the values, with places for them. */
export const { words } = resumeLabels;
