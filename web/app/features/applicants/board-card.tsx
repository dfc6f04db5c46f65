import type { KanbanColumn } from '@ieum/contract/applicants.enums.ts';
import type { ApplicantRow } from '@ieum/contract/applicants.schemas.ts';
import type { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import IconArrowsMove from '@tabler/icons-react/dist/esm/icons/IconArrowsMove.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import { memo, useEffect, useRef, useState } from 'react';
import { agoText } from '#lib/dates.ts';
import { Avatar, UnreadDot } from './avatar.tsx';
import { copy } from './copy.ts';
import type { Edge } from './drag.ts';
import styles from './board-card.module.css';
import { StageMenu } from './stage-menu.tsx';
import { careerText, educationText, tagsOf } from './texts.ts';
import type { DragKit } from './use-drag-kit.ts';

export interface CardActs {
  onOpen: (id: string) => void;
  onMove: (row: ApplicantRow, stage: ApplicationStage) => void;
  /** Opens the sheet of stages on phones. */
  onAsk: (row: ApplicantRow) => void;
  onFocus: (id: string) => void;
}

interface BoardCardProps {
  row: ApplicantRow;
  column: KanbanColumn;
  /** Where it stands, for screen readers. */
  position: string;
  acts: CardActs;
  kit: DragKit | undefined;
  /** The one card of the board that Tab reaches. */
  isStop: boolean;
  isLifted: boolean;
  isOpen: boolean;
  hasMoved: boolean;
}

function useDragging(row: ApplicantRow, column: KanbanColumn, kit: DragKit | undefined) {
  const element = useRef<HTMLElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge>();
  useEffect(() => {
    if (!kit || !element.current) return undefined;
    return kit.makeCard(element.current, { id: row._id, column, onDrag: setDragged, onEdge: setEdge });
  }, [kit, row._id, column]);
  return { element, isDragged, edge };
}

const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );

function CardFoot({ row, onAsk }: { row: ApplicantRow; onAsk: () => void }) {
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
      <button type="button" className={styles.ask} onClick={onAsk}>
        <IconArrowsMove size={15} aria-hidden />
        {copy.moveHere}
      </button>
    </div>
  );
}

/** An applicant on the board: no age, no gender, no photo. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { row, column, position, acts, kit, isStop, isLifted, isOpen, hasMoved } = props;
  const { element, isDragged, edge } = useDragging(row, column, kit);
  const { summary } = row;
  return (
    <article
      ref={element}
      id={`card-${row._id}`}
      data-card={row._id}
      className={styles.card}
      tabIndex={isStop ? 0 : -1}
      aria-label={position}
      aria-describedby="board-hint"
      data-dragged={isDragged || undefined}
      data-edge={edge}
      data-lifted={isLifted || undefined}
      data-open={isOpen || undefined}
      data-moved={hasMoved || undefined}
      onFocus={() => acts.onFocus(row._id)}
      onClick={(event) => {
        const isOnControl =
          event.target instanceof Element && event.target.closest('button, [role="menu"]') !== null;
        if (!isOnControl) acts.onOpen(row._id);
      }}
    >
      <div className={styles.cardHead}>
        <Avatar row={row} size={32} />
        <div>
          <b>
            {row.person.name}
            {row.isUnread && <UnreadDot />}
          </b>
          <span className="number">{agoText(row.appliedAt)}</span>
        </div>
        <StageMenu
          label={copy.more(row.person.name)}
          className={styles.menu}
          stage={row.stage}
          onMove={(stage) => acts.onMove(row, stage)}
          onOpen={() => acts.onOpen(row._id)}
        >
          <IconDots size={18} aria-hidden />
        </StageMenu>
      </div>
      <p className={styles.career}>{careerText(summary)}</p>
      <p className={styles.school}>{educationText(summary)}</p>
      <Tags tags={tagsOf(summary)} />
      <CardFoot row={row} onAsk={() => acts.onAsk(row)} />
    </article>
  );
});
