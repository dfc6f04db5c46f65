import { aboutCopy as copy } from '#features/site/pages/info/about-copy.ts';
import { About } from '#features/site/pages/info/about.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, description: copy.description, path: '/about' });

export default About;
