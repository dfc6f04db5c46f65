import type { KanbanColumn } from '@ieum/contract/applicants.enums.ts';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Which side of the card under the pointer a dropped card would come to. */
export type Edge = 'top' | 'bottom';

export interface Drop {
  /** The card that was dragged. */
  id: string;
  column: KanbanColumn;
  /** The card it was dropped on, if any. */
  over: { id: string; edge: Edge } | undefined;
}

interface CardEvents {
  id: string;
  column: KanbanColumn;
  onDrag: (isDragged: boolean) => void;
  onEdge: (edge: Edge | undefined) => void;
}

const edgeOf = (data: Record<string | symbol, unknown>): Edge =>
  extractClosestEdge(data) === 'top' ? 'top' : 'bottom';

/** Lets a card be dragged, and be the neighbour of a dropped one. */
export function makeCard(element: HTMLElement, { id, column, onDrag, onEdge }: CardEvents): () => void {
  return combine(
    draggable({
      element,
      getInitialData: () => ({ id }),
      onDragStart: () => onDrag(true),
      onDrop: () => onDrag(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.id !== id,
      getData: ({ input }) =>
        attachClosestEdge({ id, column }, { element, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self }) => onEdge(edgeOf(self.data)),
      onDragLeave: () => onEdge(undefined),
      onDrop: () => onEdge(undefined),
    }),
  );
}

interface ColumnEvents {
  column: KanbanColumn;
  onOver: (isOver: boolean) => void;
}

/** Lets a column take cards; it scrolls while one is held near its edge. */
export function makeColumn(element: HTMLElement, { column, onOver }: ColumnEvents): () => void {
  return combine(
    dropTargetForElements({
      element,
      getData: () => ({ column }),
      onDragEnter: () => onOver(true),
      onDragLeave: () => onOver(false),
      onDrop: () => onOver(false),
    }),
    ...[...element.querySelectorAll<HTMLElement>('[data-scrolls]')].map((scroller) =>
      autoScrollForElements({ element: scroller }),
    ),
  );
}

const isColumn = (value: unknown): value is KanbanColumn => typeof value === 'string';

/** Tells where every dragged card was dropped. */
export function watchDrops(onDrop: (drop: Drop) => void): () => void {
  return monitorForElements({
    onDrop: ({ source, location }) => {
      const [inner] = location.current.dropTargets;
      const { id } = source.data;
      if (!inner || typeof id !== 'string' || !isColumn(inner.data.column)) return;
      const overId = inner.data.id;
      const over = typeof overId === 'string' ? { id: overId, edge: edgeOf(inner.data) } : undefined;
      onDrop({ id, column: inner.data.column, over });
    },
  });
}
