// What other rooms may use of résumés.
export { PdfButton } from './pdf-button.tsx';
export { ResumeView } from './resume-view.tsx';
