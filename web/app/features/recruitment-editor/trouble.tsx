import type { OwnRecruitment } from '@ieum/contract/recruitments.schemas.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ApiError } from '#lib/api-error.ts';
import type { SaveState } from '#lib/autosave.ts';
import { Button } from '#ui/button.tsx';
import { copy } from './copy.ts';
import styles from './trouble.module.css';

interface TroubleProps {
  state: SaveState;
  conflict: ApiError | undefined;
  onRetry: () => void;
  onTakeTheirs: (theirs: OwnRecruitment) => void;
  onKeepMine: (theirs: OwnRecruitment) => void;
}

const isOwn = (value: unknown): value is OwnRecruitment =>
  typeof value === 'object' && value !== null && 'version' in value && 'application' in value;

/** Why the posting is not saved: the server was not reached, or somebody else saved first. Nothing written is lost. */
export function Trouble({ state, conflict, onRetry, onTakeTheirs, onKeepMine }: TroubleProps) {
  if (conflict) {
    const theirs = isOwn(conflict.current) ? conflict.current : undefined;
    return (
      <div role="alert" className={styles.trouble}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        <p>{conflict.message}</p>
        {theirs && (
          <>
            <Button kind="default" size="sm" onClick={() => onTakeTheirs(theirs)}>
              {copy.conflict.reload}
            </Button>
            <Button kind="default" size="sm" onClick={() => onKeepMine(theirs)}>
              {copy.conflict.overwrite}
            </Button>
          </>
        )}
      </div>
    );
  }
  if (state.kind !== 'failed') return null;
  return (
    <div role="alert" className={styles.trouble}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <p>{copy.failed.title}</p>
      <Button kind="default" size="sm" onClick={onRetry}>
        {copy.failed.again}
      </Button>
    </div>
  );
}
