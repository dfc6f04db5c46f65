import { copy } from '#features/site/withdrawals/console/copy.ts';
import { WithdrawnList } from '#features/site/withdrawals/console/withdrawn-list.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default WithdrawnList;
