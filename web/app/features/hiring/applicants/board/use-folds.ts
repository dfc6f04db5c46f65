import { kanbanColumns, type KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { useState } from 'react';

type Folds = ReadonlyMap<KanbanColumn, boolean>;

/**
 * Which columns are folded: those that the stage filter excludes, else 불합격, unless the user opened or
 * folded them.
 */
export function useFolds(stages: readonly ApplicationStage[]) {
  const [byHand, setByHand] = useState<Folds>(new Map());
  const wanted = stages.join();
  const [seen, setSeen] = useState(wanted);
  if (seen !== wanted) {
    setSeen(wanted);
    setByHand(new Map());
  }
  const isFolded = (column: KanbanColumn): boolean => {
    const isLeftOut = stages.length > 0 ? !stages.includes(kanbanColumns[column]) : column === 'removed';
    return byHand.get(column) ?? isLeftOut;
  };
  const fold = (column: KanbanColumn, isToFold: boolean) =>
    setByHand((before) => new Map([...before, [column, isToFold]]));
  return { isFolded, fold };
}
