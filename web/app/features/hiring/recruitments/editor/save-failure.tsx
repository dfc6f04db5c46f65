import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '#lib/api/api-error.ts';
import type { SaveState } from '#lib/api/autosave.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { VersionChoice } from '#ui/layer/version-choice.tsx';
import { copy } from './copy.ts';
import { differenceOf } from './fields/field-lines.ts';
import type { FieldConflict } from './saving/merge-versions.ts';
import styles from './save-failure.module.css';

interface SaveFailureProps {
  state: SaveState;
  conflict: ApiError | undefined;
  onRetry: () => void;
  /** The fields that both windows changed differently. */
  conflictsWith: (theirs: OwnRecruitment) => FieldConflict[];
  onMerge: (theirs: OwnRecruitment, choices: Readonly<Record<string, string>>) => void;
}

const isOwn = (value: unknown): value is OwnRecruitment =>
  typeof value === 'object' && value !== null && 'version' in value && 'application' in value;

function VersionConflict({ conflict, conflictsWith, onMerge }: SaveFailureProps & { conflict: ApiError }) {
  const theirs = isOwn(conflict.current) ? conflict.current : undefined;
  const [isComparing, setComparing] = useState(false);
  const conflicts = theirs ? conflictsWith(theirs) : [];
  const merged = useRef<ApiError>(undefined);
  useEffect(() => {
    // Nothing to ask: the changes of both windows are merged automatically.
    if (!theirs || conflicts.length > 0 || merged.current === conflict) return;
    merged.current = conflict;
    onMerge(theirs, {});
    toast(copy.conflict.merged);
  });
  if (theirs && conflicts.length === 0) return null;
  return (
    <div role="alert" className={styles.problem}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <p>{conflict.message}</p>
      {theirs && (
        <Button kind="default" size="sm" onClick={() => setComparing(true)}>
          {copy.conflict.compare}
        </Button>
      )}
      {theirs && isComparing && (
        <VersionChoice
          differences={conflicts.map(differenceOf)}
          onDecide={(choices) => onMerge(theirs, choices)}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
}

/**
 * Why the recruitment is not saved: the server was not reached, or somebody else saved first. No input is
 * lost.
 */
export function SaveFailure(props: SaveFailureProps) {
  const { state, conflict, onRetry } = props;
  if (conflict) return <VersionConflict {...props} conflict={conflict} />;
  if (state.kind !== 'failed') return null;
  return (
    <div role="alert" className={styles.problem}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <p>
        {copy.failed.title} {state.message}
      </p>
      <Button kind="default" size="sm" onClick={onRetry}>
        {copy.failed.again}
      </Button>
    </div>
  );
}
