import type { KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import IconArrowsMove from '~icons/tabler/arrows-move';
import IconDots from '~icons/tabler/dots';
import IconMessage2 from '~icons/tabler/message-2';
import IconNote from '~icons/tabler/note';
import { memo, use, useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { agoText } from '#lib/format/dates.ts';
import { Hint } from '#ui/text/hint.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { UnreadDot } from '../avatar.tsx';
import { DragContext, useBoard } from './board-actions.ts';
import styles from './board-card.module.css';
import { copy } from '../copy.ts';
import type { Edge } from './board-drag.ts';
import { drawPreview } from './drag-preview.ts';
import { useCardMarks } from '../card-marks.ts';
import { SelectAvatarButton } from '../select-avatar-button.tsx';
import { BookmarkButton } from '../drawer/bookmark-button.tsx';
import { StageMenu } from '../moves/stage-menu.tsx';
import { careerText, educationText, tagsOf } from '../texts.ts';

interface BoardCardProps {
  row: ApplicantRow;
  column: KanbanColumn;
  /** From 0 in its column of `count`. */
  index: number;
  count: number;
  /** The stage's name. */
  stage: string;
  measure: (element: HTMLElement | null) => void;
  isWide: boolean;
}

/** Dragging a card; `attach` is its ref, which also measures it. */
function useDragging({ row, column, measure }: Pick<BoardCardProps, 'row' | 'column' | 'measure'>) {
  const kit = use(DragContext);
  const { marks } = useBoard();
  const element = useRef<HTMLElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge>();
  const { _id: id } = row;
  useEffect(() => {
    const card = element.current;
    if (!kit || !card) return undefined;
    const count = () => {
      const { chosen } = marks.read();
      return chosen.has(id) ? chosen.size : 1;
    };
    return kit.makeCard(card, {
      id,
      column,
      drawPreview: (container) => drawPreview(container, card, count()),
      onDrag: setDragged,
      onEdge: setEdge,
    });
  }, [kit, marks, id, column]);
  const attach = useCallback(
    (card: HTMLElement | null) => {
      element.current = card;
      measure(card);
    },
    [measure],
  );
  return { attach, isDragged, edge };
}

const CardFoot = memo(function CardFoot({ row, isWide }: { row: ApplicantRow; isWide: boolean }) {
  const { actions } = useBoard();
  return (
    <div className={styles.cardFoot}>
      {row.answersCount > 0 && (
        <span>
          <IconMessage2 size={15} stroke={1.75} aria-hidden />
          {copy.answers(row.answersCount)}
        </span>
      )}
      {row.hasMemo && (
        <span>
          <IconNote size={15} stroke={1.75} aria-hidden />
          {copy.columns.memo}
        </span>
      )}
      {!isWide && (
        <button type="button" className={styles.ask} onClick={() => actions.ask(row)}>
          <IconArrowsMove size={15} aria-hidden />
          {copy.moveHere}
        </button>
      )}
    </div>
  );
});

interface CardHeadProps {
  row: ApplicantRow;
  tabIndex: number;
  isChosen: boolean;
}

const CardHead = memo(function CardHead({ row, tabIndex, isChosen }: CardHeadProps) {
  const { actions, menu } = useBoard();
  const listActions = () => [
    { key: 'open', label: copy.open, onChoose: () => actions.open(row._id) },
    {
      key: 'choose',
      label: isChosen ? copy.unchoose : copy.choose,
      onChoose: () => actions.choose(row, false),
    },
    ...(menu?.(row) ?? []),
  ];
  return (
    <div className={styles.cardHead}>
      <SelectAvatarButton
        row={row}
        isChosen={isChosen}
        tabIndex={tabIndex}
        onToggle={(isRange) => actions.choose(row, isRange)}
      />
      <div>
        <b>
          <MemberText>{row.person.name}</MemberText>
          {row.isUnread && <UnreadDot />}
        </b>
        <span className="number">{agoText(row.appliedAt)}</span>
      </div>
      <BookmarkButton row={row} tabIndex={tabIndex} onToggle={actions.toggleBookmark} />
      <StageMenu
        label={copy.more(row.person.name)}
        className={styles.menu}
        tabIndex={tabIndex}
        stage={row.stage}
        onMove={(stage) => actions.move(row, stage)}
        actions={listActions}
      >
        <IconDots size={18} aria-hidden />
      </StageMenu>
    </div>
  );
});

/** The applicant's details; like head and foot they do not change when the card only moves. */
const CardLines = memo(function CardLines({ row }: { row: ApplicantRow }) {
  const tags = tagsOf(row.summary);
  return (
    <>
      <p className={styles.career}>
        <MemberText>{careerText(row.summary)}</MemberText>
      </p>
      <Hint size="note">
        <MemberText>{educationText(row.summary)}</MemberText>
      </Hint>
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <MemberText>{tag}</MemberText>
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

const CardNext = memo(function CardNext({ applicationId }: { applicationId: string }) {
  const { recruitmentId, next: Next } = useBoard();
  if (!Next) return null;
  return (
    <div className={styles.next}>
      <Next recruitmentId={recruitmentId} applicationId={applicationId} />
    </div>
  );
});

/** A press on a button of the card, or in its menu, is not a press on the card. */
const isOnControl = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('button, [role="menu"]') !== null;

/** An applicant on the board: no age, no gender, no photo. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { row, index, count, stage, isWide } = props;
  const { actions, marks } = useBoard();
  const { isStop, isLifted, isOpen, hasMoved, isChosen } = useCardMarks(marks, row._id);
  const { attach, isDragged, edge } = useDragging(props);
  const position = copy.position(row.person.name, stage, { index: index + 1, count });
  const press = (event: MouseEvent) => {
    if (isOnControl(event)) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey) actions.choose(row, event.shiftKey);
    else actions.open(row._id);
  };
  return (
    <article
      ref={attach}
      id={`card-${row._id}`}
      data-card={row._id}
      data-index={index}
      className={styles.card}
      tabIndex={isStop ? 0 : -1}
      aria-label={isChosen ? copy.chosenCard(position) : position}
      aria-describedby="board-hint"
      aria-posinset={index + 1}
      aria-setsize={count}
      data-dragged={isDragged || undefined}
      data-edge={edge}
      data-lifted={isLifted || undefined}
      data-open={isOpen || undefined}
      data-moved={hasMoved || undefined}
      data-chosen={isChosen || undefined}
      onFocus={() => actions.stopAt(row._id)}
      onClick={press}
    >
      <CardHead row={row} tabIndex={isStop ? 0 : -1} isChosen={isChosen} />
      <CardLines row={row} />
      <CardNext applicationId={row._id} />
      <CardFoot row={row} isWide={isWide} />
    </article>
  );
});
