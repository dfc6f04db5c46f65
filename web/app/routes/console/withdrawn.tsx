import { copy } from '#features/site/withdrawals/console/copy.ts';
import { Withdrawn } from '#features/site/withdrawals/console/withdrawn.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default Withdrawn;
