import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

interface DraggedRow {
  row: HTMLElement;
  handle: HTMLElement;
  /** Rows can be moved only within their list. */
  list: string;
  index: number;
  name: string;
  /** `moved` is the name of the dropped row. */
  onMove: (from: number, to: number, moved: string) => void;
}

type Data = Record<string | symbol, unknown>;

/** The new index of a row that is dropped on the upper or lower half of another. */
export const placeOf = (from: number, over: number, edge: 'top' | 'bottom'): number => {
  const before = edge === 'bottom' ? over + 1 : over;
  return before > from ? before - 1 : before;
};

const edgeOf = (data: Data) => (extractClosestEdge(data) === 'top' ? 'top' : 'bottom');

/** Lets a row be dragged by its handle and dropped above or below others of its list. */
export function makeRow({ row, handle, list, index, name, onMove }: DraggedRow): () => void {
  const clear = () => delete row.dataset['edge'];
  return combine(
    draggable({
      element: row,
      dragHandle: handle,
      getInitialData: () => ({ list, index, name }),
      onDragStart: () => {
        row.dataset['dragged'] = 'true';
      },
      onDrop: () => delete row.dataset['dragged'],
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data['list'] === list && source.data['index'] !== index,
      getData: ({ input }) =>
        attachClosestEdge({ index }, { element: row, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self }) => {
        row.dataset['edge'] = edgeOf(self.data);
      },
      onDragLeave: clear,
      onDrop: ({ self, source }) => {
        clear();
        const from = Number(source.data['index']);
        onMove(from, placeOf(from, index, edgeOf(self.data)), String(source.data['name']));
      },
    }),
    clear,
  );
}
