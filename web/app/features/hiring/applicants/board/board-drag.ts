import type { KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { preserveOffsetOnSource } from '@atlaskit/pragmatic-drag-and-drop/utils/preserve-offset-on-source';

/** On which side of the card under the pointer a dropped card is inserted. */
export type Edge = 'top' | 'bottom';

export interface CardDrop {
  /** The card that was dragged. */
  id: string;
  column: KanbanColumn;
  /** The card it was dropped on, if any. */
  over: { id: string; edge: Edge } | undefined;
}

interface CardEvents {
  id: string;
  column: KanbanColumn;
  /** The preview under the pointer while the card is dragged. */
  drawPreview: (container: HTMLElement) => void;
  onDrag: (isDragged: boolean) => void;
  onEdge: (edge: Edge | undefined) => void;
}

const edgeOf = (data: Record<string | symbol, unknown>): Edge =>
  extractClosestEdge(data) === 'top' ? 'top' : 'bottom';

/** Makes a card draggable, and a drop target for others. */
export function makeCard(element: HTMLElement, card: CardEvents): () => void {
  const { id, column, drawPreview, onDrag, onEdge } = card;
  return combine(
    draggable({
      element,
      getInitialData: () => ({ id }),
      onGenerateDragPreview: ({ nativeSetDragImage, location }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: preserveOffsetOnSource({ element, input: location.current.input }),
          render: ({ container }) => drawPreview(container),
        }),
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

/** Makes a column a drop target; it scrolls while a card is dragged near its edge. */
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

/** Makes the board scroll sideways while a card is dragged near its edge. */
export const makeBoard = (element: HTMLElement): (() => void) => autoScrollForElements({ element });

const isColumn = (value: unknown): value is KanbanColumn => typeof value === 'string';

interface DragEvents {
  onStart: () => void;
  /** Always the last event of a drag; `drop` is missing when it ended outside a target. */
  onEnd: (drop: CardDrop | undefined) => void;
}

/** Reports when a card is dragged and where it is dropped. */
export function watchDrags({ onStart, onEnd }: DragEvents): () => void {
  return monitorForElements({
    onDragStart: onStart,
    onDrop: ({ source, location }) => {
      const [inner] = location.current.dropTargets;
      const { id } = source.data;
      if (!inner || typeof id !== 'string' || !isColumn(inner.data.column)) return onEnd(undefined);
      const overId = inner.data.id;
      const over = typeof overId === 'string' ? { id: overId, edge: edgeOf(inner.data) } : undefined;
      return onEnd({ id, column: inner.data.column, over });
    },
  });
}
