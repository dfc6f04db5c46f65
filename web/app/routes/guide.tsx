import { guideCopy as copy } from '#features/site/pages/info/guide-copy.ts';
import { Guide } from '#features/site/pages/info/guide.tsx';
import { headOf } from '#lib/document/head.ts';
import { offered } from '#lib/api/offered.ts';

const { description } = offered.matching ? copy : copy.today;

export const meta = () => headOf({ title: copy.title, description, path: '/guide' });

export default Guide;
