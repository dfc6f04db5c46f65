// What other modules may use of résumés.
export { PdfButton } from './editor/pdf-button.tsx';
export { ResumeView } from './view/resume-view.tsx';
