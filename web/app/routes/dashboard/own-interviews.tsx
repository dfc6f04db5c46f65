import { ownCopy as copy } from '#features/live/interviews/own/copy.ts';
import { OwnInterviewsScreen } from '#features/live/interviews/own/own-interviews-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default OwnInterviewsScreen;
