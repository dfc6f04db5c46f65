import { guideCopy as copy } from '#features/info/guide-copy.ts';
import { Guide } from '#features/info/guide.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, description: copy.description, path: '/guide' });

export default Guide;
