export { careerMonthsOf, gapsOf } from './completeness.ts';
export { mergeResume, type ContentChange } from './content.ts';
export { frameOf, headOf, resumeParts, type PdfMoment } from './pdf.ts';
export { translateInto } from './pdf-texts.ts';
export { readPhoto } from './photo.ts';
export { findResume, type ResumeState } from './queries.ts';
export { attachPhoto } from './save.ts';
export { fromResumeChange, presentResumeCopy } from './wire.ts';
