import { copy } from '#features/statistics/copy.ts';
import { HiringPage } from '#features/statistics/hiring-page.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.recruitment.title, isHidden: true });

export default HiringPage;
