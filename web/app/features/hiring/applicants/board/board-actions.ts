import type { KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { createContext, use } from 'react';
import type { ApplicantExtensions } from '../applicant-extensions.ts';
import type { MarkStore } from '../card-marks.ts';
import type { DragKit } from './use-drag-kit.ts';

/** The actions that cards and columns call; the same object for the lifetime of the board. */
export interface BoardActions {
  open: (id: string) => void;
  move: (row: ApplicantRow, stage: ApplicationStage) => void;
  toggleBookmark: (row: ApplicantRow) => void;
  /** Opens the sheet of stages on phones. */
  ask: (row: ApplicantRow) => void;
  /** Makes a card the one that Tab reaches. */
  stopAt: (id: string) => void;
  /** Selects or deselects a card; with `isRange` all cards from the last selected one on. */
  choose: (row: ApplicantRow, isRange: boolean) => void;
  /** Selects two neighbours, as Shift and an arrow do. */
  extend: (from: ApplicantRow, to: ApplicantRow) => void;
  chooseAll: (column: KanbanColumn) => void;
  setCollapsed: (column: KanbanColumn, isCollapsed: boolean) => void;
  readMore: (column: KanbanColumn) => Promise<void>;
}

export interface BoardContextValue {
  actions: BoardActions;
  marks: MarkStore;
  recruitmentId: string;
  next: ApplicantExtensions['next'];
  menu: ApplicantExtensions['menu'];
}

export const BoardContext = createContext<BoardContextValue | undefined>(undefined);

/** The board around a card or column. */
export function useBoard(): BoardContextValue {
  const board = use(BoardContext);
  if (!board) throw new Error('a card is rendered outside a board');
  return board;
}

/** Dragging, in a context of its own because it is loaded later. */
export const DragContext = createContext<DragKit | undefined>(undefined);
