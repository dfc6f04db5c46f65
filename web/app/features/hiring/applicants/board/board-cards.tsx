import type { Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { numberText } from '#lib/format/money.ts';
import { useBoard } from './board-actions.ts';
import { BoardCard } from './board-card.tsx';
import styles from './board.module.css';
import { copy } from '../copy.ts';
import { useMarks } from '../card-marks.ts';
import { useVisibleInBox, useVisibleInPage, type VisibleCards } from './use-visible-cards.ts';

interface CardsProps {
  name: KanbanColumn;
  column: Kanban[KanbanColumn];
  /** The stage's name. */
  stage: string;
}

/** How many cards before the last loaded one the next page is requested. */
const AHEAD = 8;

/** Requests the next cards when the rendered ones come near the end of the loaded ones. */
function useReadingOn({ name, column }: CardsProps, lastIndex: number): void {
  const { actions } = useBoard();
  const { next, applications } = column;
  const isNear = lastIndex >= applications.length - AHEAD;
  useEffect(() => {
    if (isNear && next !== null) void actions.readMore(name);
  }, [actions, name, isNear, next]);
}

function RenderedCards({ drawn, isWide, ...cards }: CardsProps & { drawn: VisibleCards; isWide: boolean }) {
  const { name, column, stage } = cards;
  const { actions } = useBoard();
  const { items, fill, measure } = drawn;
  const rest = column.count - column.applications.length;
  useReadingOn(cards, items.at(-1)?.index ?? 0);
  return (
    <>
      <div ref={fill} className={styles.rail}>
        {items.map(({ index }) => {
          const row = column.applications[index];
          return (
            row && (
              <BoardCard
                key={row._id}
                row={row}
                column={name}
                index={index}
                count={column.count}
                stage={stage}
                measure={measure}
                isWide={isWide}
              />
            )
          );
        })}
      </div>
      {column.count === 0 && <p className={styles.dropHere}>{copy.dropHere}</p>}
      {rest > 0 && column.next !== null && (
        <button type="button" className={styles.rest} onClick={() => void actions.readMore(name)}>
          {copy.rest(numberText(rest))}
        </button>
      )}
    </>
  );
}

const usePinnedIndex = ({ column }: CardsProps): number => {
  const { marks } = useBoard();
  return useMarks(marks, ({ stopId }) => column.applications.findIndex(({ _id }) => _id === stopId));
};

/** After each render, once the cards have their final positions. */
function useFocusFollowing(): void {
  const { marks } = useBoard();
  useLayoutEffect(() => marks.followFocus());
}

/** The cards of a column that scrolls separately; only those near the visible part are rendered. */
export function BoxCards(cards: CardsProps) {
  const box = useRef<HTMLDivElement>(null);
  const pinnedIndex = usePinnedIndex(cards);
  const drawn = useVisibleInBox(box, { rows: cards.column.applications, pinnedIndex });
  useFocusFollowing();
  return (
    <div ref={box} className={styles.cards} data-scrolls>
      <RenderedCards {...cards} drawn={drawn} isWide />
    </div>
  );
}

/** The cards of the only column on a narrow screen; they scroll with the page. */
export function PageCards(cards: CardsProps) {
  const box = useRef<HTMLDivElement>(null);
  const pinnedIndex = usePinnedIndex(cards);
  const drawn = useVisibleInPage(box, { rows: cards.column.applications, pinnedIndex });
  useFocusFollowing();
  return (
    <div ref={box} className={styles.cards}>
      <RenderedCards {...cards} drawn={drawn} isWide={false} />
    </div>
  );
}
