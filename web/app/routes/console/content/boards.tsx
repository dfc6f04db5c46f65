import { BoardList } from '#features/content/boards/console/board-list.tsx';
import { copy } from '#features/content/boards/console/copy.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default BoardList;
