// The exports of résumés for other modules.
export { PdfButton } from './editor/pdf-button.tsx';
export { ResumeView } from './view/resume-view.tsx';
