import { ApplicationStage } from '../applications/enums.ts';

/** The five kanban columns in their order, with the stage each one holds. */
export const kanbanColumns = {
  applied: ApplicationStage.Applied,
  pending: ApplicationStage.Pending,
  meeting: ApplicationStage.Meeting,
  recruit: ApplicationStage.Accepted,
  removed: ApplicationStage.Eliminated,
} as const;
export type KanbanColumn = keyof typeof kanbanColumns;

/** Rows one bulk move may name. */
export const BULK_MOST = 200;

/** Applicants that can be laid side by side. */
export const COMPARE_MOST = 3;

/** Cards a kanban column shows at a time. */
export const KANBAN_PAGE = 30;

/** So long a move can be undone without a trace; nobody is notified and nothing is counted before. */
export const UNDO_SECONDS = 15;
