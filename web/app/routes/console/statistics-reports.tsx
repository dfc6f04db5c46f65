import { copy } from '#features/site/reports/copy.ts';
import { ReportsPage } from '#features/site/reports/reports-page.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default ReportsPage;
