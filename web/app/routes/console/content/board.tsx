import { useParams } from 'react-router';
import { BoardEditor } from '#features/content/boards/console/board-editor.tsx';
import { copy } from '#features/content/boards/console/copy.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.edit, isHidden: true });

export default function BoardRoute() {
  const { _board } = useParams();
  return <BoardEditor id={_board ?? ''} />;
}
