import { aboutCopy as copy } from '#features/info/about-copy.ts';
import { About } from '#features/info/about.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, description: copy.description, path: '/about' });

export default About;
