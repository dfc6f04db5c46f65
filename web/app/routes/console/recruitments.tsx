import { copy } from '#features/moderation/copy.ts';
import { Moderation } from '#features/moderation/moderation.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default Moderation;
