import type { Message } from '@ieum/contract/messages/message.ts';
import { resumeLabels } from '@ieum/contract/messages/resume-labels.ts';
import { say } from '#lib/copy.ts';

const said = <T extends Readonly<Record<string, Message>>>(words: T) =>
  Object.fromEntries(Object.entries(words).map(([name, message]) => [name, say(message)])) as {
    readonly [K in keyof T]: string;
  };

/** Words for the stored values of a resume (§3), as papers say them too. */
export const labels = {
  sections: said(resumeLabels.sections),
  gender: said(resumeLabels.gender),
  education: said(resumeLabels.education),
  schoolStatus: said(resumeLabels.schoolStatus),
  career: said(resumeLabels.career),
  employment: said(resumeLabels.employment),
  language: said(resumeLabels.language),
  skill: said(resumeLabels.skill),
  /** The five steps of a skill; nothing chosen is 0. */
  skillSteps: Object.values(resumeLabels.skillSteps).map((message) => say(message)),
};

/** Words between the values, with places for them. */
export const { words } = resumeLabels;
