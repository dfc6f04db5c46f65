import { BoardEditor } from '#features/content/boards/console/board-editor.tsx';
import { copy } from '#features/content/boards/console/copy.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.add, isHidden: true });

export default function BoardCreateRoute() {
  return <BoardEditor id={undefined} />;
}
