import { copy } from '#features/site/statistics/copy.ts';
import { HiringPage } from '#features/site/statistics/hiring-page.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.recruitment.title, isHidden: true });

export default HiringPage;
