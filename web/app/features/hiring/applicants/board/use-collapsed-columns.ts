import { kanbanColumns, type KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { useState } from 'react';

type CollapsedByHand = ReadonlyMap<KanbanColumn, boolean>;

/**
 * Which columns are collapsed: those that the stage filter excludes, else 불합격, unless the user opened or
 * collapsed them.
 */
export function useCollapsedColumns(stages: readonly ApplicationStage[]) {
  const [byHand, setByHand] = useState<CollapsedByHand>(new Map());
  const wanted = stages.join();
  const [seen, setSeen] = useState(wanted);
  if (seen !== wanted) {
    setSeen(wanted);
    setByHand(new Map());
  }
  const isCollapsed = (column: KanbanColumn): boolean => {
    const isLeftOut = stages.length > 0 ? !stages.includes(kanbanColumns[column]) : column === 'removed';
    return byHand.get(column) ?? isLeftOut;
  };
  const setCollapsed = (column: KanbanColumn, isToCollapse: boolean) =>
    setByHand((before) => new Map([...before, [column, isToCollapse]]));
  return { isCollapsed, setCollapsed };
}
