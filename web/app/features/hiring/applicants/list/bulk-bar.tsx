import { COMPARE_MAX } from '@ieum/contract/hiring/applicants/enums.ts';
import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import IconArrowsMove from '~icons/tabler/arrows-move';
import IconColumns3 from '~icons/tabler/columns-3';
import { ActionBar } from '#ui/grid/tools/action-bar.tsx';
import type { Place } from '../board/board.ts';
import { bulkCopy } from './bulk-copy.ts';
import { copy } from '../copy.ts';
import { StageMenu } from '../moves/stage-menu.tsx';
import type { ApplicantExtensions } from '../applicant-extensions.ts';

export interface BulkBarProps {
  rows: readonly ApplicantRow[];
  onMove: (rows: readonly ApplicantRow[], place: Place) => void;
  onCompare: (ids: readonly string[]) => void;
  onClear: () => void;
  more?: ApplicantExtensions['bulk'];
}

/** The actions on the selected applicants, the same in list and board. */
export function BulkBar({ rows, onMove, onCompare, onClear, more }: BulkBarProps) {
  const moveTo = (stage: ApplicationStage) => {
    const others = rows.filter((row) => row.stage !== stage);
    if (others.length > 0) onMove(others, { stage, afterId: null });
    else onClear();
  };
  const isComparable = rows.length > 1 && rows.length <= COMPARE_MAX;
  return (
    <ActionBar count={rows.length} countLabel={copy.people(rows.length)} onClear={onClear}>
      <StageMenu label={copy.moveTo} look="plain" onMove={moveTo}>
        <IconArrowsMove size={17} aria-hidden />
        {copy.moveTo}
      </StageMenu>
      {more?.(rows, onClear)}
      <button
        type="button"
        aria-disabled={!isComparable || undefined}
        title={isComparable ? undefined : bulkCopy.compareHint}
        onClick={isComparable ? () => onCompare(rows.map(({ _id }) => _id)) : undefined}
      >
        <IconColumns3 size={17} aria-hidden />
        {bulkCopy.compare}
      </button>
    </ActionBar>
  );
}
