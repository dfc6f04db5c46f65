export { careerMonthsOf, gapsOf } from './completeness.ts';
export { mergeResume, type ContentChange } from './content.ts';
export { findResume, type ResumeState } from './queries.ts';
export { keepPhoto } from './save.ts';
export { fromResumeChange, presentResumeCopy } from './wire.ts';
