import { companyCopy as copy } from '#features/live/meetings/company/copy.ts';
import { MeetingsScreen } from '#features/live/meetings/company/meetings-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default MeetingsScreen;
