import { kanbanColumns, type KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import { numberText } from '#lib/format/money.ts';
import { columnNames } from '../board/board.ts';
import styles from '../board/board.module.css';
import { copy } from '../copy.ts';
import { stageName } from '../texts.ts';

interface StageChipsProps {
  board: Kanban;
  current: KanbanColumn;
  onChoose: (column: KanbanColumn) => void;
}

/** The stages to choose one from, on narrow screens. */
export const StageChips = ({ board, current, onChoose }: StageChipsProps) => (
  <div className={styles.chips} role="group" aria-label={copy.stageChips}>
    {columnNames.map((name) => (
      <button key={name} type="button" aria-pressed={name === current} onClick={() => onChoose(name)}>
        {stageName(kanbanColumns[name])} <b className="number">{numberText(board[name].count)}</b>
      </button>
    ))}
  </div>
);
