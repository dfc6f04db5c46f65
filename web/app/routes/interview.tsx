import { entranceCopy as copy } from '#features/live/interviews/entrance/copy.ts';
import { EntranceScreen } from '#features/live/interviews/entrance/entrance-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, description: copy.hint });

export default EntranceScreen;
