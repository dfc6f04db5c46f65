import { guideCopy as copy } from '#features/info/guide-copy.ts';
import { Guide } from '#features/info/guide.tsx';
import { headOf } from '#lib/head.ts';
import { offered } from '#lib/offered.ts';

const { description } = offered.matching ? copy : copy.today;

export const meta = () => headOf({ title: copy.title, description, path: '/guide' });

export default Guide;
