// What other modules may import of résumés.
export { PdfButton } from './editor/pdf-button.tsx';
export { ResumeView } from './view/resume-view.tsx';
