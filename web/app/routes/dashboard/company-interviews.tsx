import { companyCopy as copy } from '#features/live/interviews/company/copy.ts';
import { InterviewsScreen } from '#features/live/interviews/company/interviews-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default InterviewsScreen;
