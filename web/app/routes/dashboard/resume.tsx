import { editorCopy } from '#features/hiring/resumes/editor/editor-copy.ts';
import { ResumeScreen } from '#features/hiring/resumes/editor/resume-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: editorCopy.title, isHidden: true });

export default ResumeScreen;
