import { copy } from '#features/hiring/moderation/copy.ts';
import { Moderation } from '#features/hiring/moderation/moderation.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default Moderation;
