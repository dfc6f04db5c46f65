import { ApplicationStage } from '../applications/enums.ts';

/** The five board columns in their order, each with its stage. */
export const kanbanColumns = {
  applied: ApplicationStage.Applied,
  pending: ApplicationStage.Pending,
  meeting: ApplicationStage.Meeting,
  recruit: ApplicationStage.Accepted,
  removed: ApplicationStage.Eliminated,
} as const;
export type KanbanColumn = keyof typeof kanbanColumns;

/** The maximum number of rows of one bulk move. */
export const BULK_MAX = 200;

/** The maximum number of applicants to compare side by side. */
export const COMPARE_MAX = 3;

/** Cards of a board column per page. */
export const KANBAN_PAGE = 30;

/**
 * The time during which a move can be undone; nobody is notified and nothing is counted before it is over.
 */
export const UNDO_SECONDS = 15;
