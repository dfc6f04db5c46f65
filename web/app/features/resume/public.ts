// What other rooms may use of résumés.
export { labels as resumeLabels } from './labels.ts';
export { PdfButton } from './pdf-button.tsx';
export { ResumeView } from './resume-view.tsx';
