import type { KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { ApplicantRow, Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import { useRef } from 'react';
import { announce } from '#ui/layout/live-region.tsx';
import { findCard } from '../board/board.ts';
import type { BoardActions } from '../board/board-actions.ts';
import { copy } from '../copy.ts';
import type { MarkStore } from '../card-marks.ts';

type CardSelection = Pick<BoardActions, 'choose' | 'extend' | 'chooseAll'>;

const byId = (rows: readonly ApplicantRow[]) => rows.map((row) => [row._id, row] as const);

/** The cards between two of a column, both included. */
function rangeOf(board: Kanban, fromId: string | undefined, to: ApplicantRow): ApplicantRow[] {
  const start = fromId ? findCard(board, fromId) : undefined;
  const end = findCard(board, to._id);
  if (!start || !end || start.column !== end.column) return [to];
  const [first, last] = [Math.min(start.index, end.index), Math.max(start.index, end.index)];
  return board[end.column].applications.slice(first, last + 1);
}

/** Selects cards of the board for one action. */
export function useCardSelection(board: Kanban, marks: MarkStore): CardSelection {
  const anchorId = useRef<string>(undefined);
  const add = (rows: readonly ApplicantRow[]) => {
    const chosen = new Map([...marks.read().chosen, ...byId(rows)]);
    marks.change({ chosen });
    announce(copy.people(chosen.size));
  };
  return {
    choose: (row, isRange) => {
      const { chosen } = marks.read();
      if (isRange) add(rangeOf(board, anchorId.current, row));
      else if (!chosen.has(row._id)) add([row]);
      else {
        const rest = new Map([...chosen].filter(([id]) => id !== row._id));
        marks.change({ chosen: rest });
        announce(copy.people(rest.size));
      }
      anchorId.current = row._id;
    },
    extend: (from, to) => add([from, to]),
    chooseAll: (column: KanbanColumn) => add(board[column].applications),
  };
}
