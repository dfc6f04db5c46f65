import { joinCopy as copy } from '#features/live/interviews/join/copy.ts';
import { JoinScreen } from '#features/live/interviews/join/join-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, description: copy.hint });

export default JoinScreen;
