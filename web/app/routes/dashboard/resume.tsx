import { editorCopy } from '#features/resume/editor-copy.ts';
import { ResumeScreen } from '#features/resume/resume-screen.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: editorCopy.title, isHidden: true });

export default ResumeScreen;
