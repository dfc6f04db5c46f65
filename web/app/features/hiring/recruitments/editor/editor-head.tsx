import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import IconArrowLeft from '~icons/tabler/arrow-left';
import IconEye from '~icons/tabler/eye';
import { Link } from 'react-router';
import { timeText } from '#lib/format/dates.ts';
import type { SaveState } from '#lib/api/autosave.ts';
import { Hint } from '#ui/text/hint.tsx';
import { Button } from '#ui/button/button.tsx';
import { SaveStatus } from '#ui/state/save-status.tsx';
import { copy } from './copy.ts';
import styles from './editor-head.module.css';
import { nameOf } from './checks/field-names.ts';
import type { FieldProblem } from './checks/field-problems.ts';
import { isDraft } from '#features/hiring/recruitments/own/state-summary.ts';
import { isSavedAutomatically } from './use-editor.ts';

export interface EditorActions {
  onPublish: () => void;
  onSave: () => void;
  onPreview: () => void;
  isBusy: boolean;
}

type Kind = 'draft' | 'waiting' | 'public' | 'over';

/**
 * The available action: publish (hidden, once its company is approved), reopen (closed), or save
 * (public).
 */
export const kindOf = (recruitment: OwnRecruitment | undefined, isWaiting: boolean): Kind => {
  if (isWaiting) return 'waiting';
  if (recruitment?.state === 'FINISHED') return 'over';
  return recruitment?.state === 'ON_GOING' ? 'public' : 'draft';
};

interface StatusProps {
  state: SaveState;
  /** The problems that prevent saving. */
  findUnsavable: () => readonly FieldProblem[];
  isAutomatic: boolean;
  onRetry: () => void;
}

function rejectedText(problems: readonly FieldProblem[]): string | undefined {
  const [first] = problems;
  return first && copy.state.rejected(nameOf(first.path), problems.length - 1);
}

function Status({ state, findUnsavable, isAutomatic, onRetry }: StatusProps) {
  if (!isAutomatic && (state.kind === 'unsaved' || state.kind === 'idle'))
    return <Hint role="status">{state.kind === 'unsaved' && copy.state.changed}</Hint>;
  return (
    <SaveStatus
      state={state.kind}
      rejected={state.kind === 'rejected' ? rejectedText(findUnsavable()) : undefined}
      savedAt={state.kind === 'saved' ? timeText(state.at) : undefined}
      onRetry={onRetry}
    />
  );
}

/** The only filled button: publish, reopen, or save what is already public. */
export function MainButton({
  kind,
  actions,
  size,
}: {
  kind: Kind;
  actions: EditorActions;
  size: 'sm' | 'lg';
}) {
  const isSaved = kind === 'public' || kind === 'waiting';
  const { publish, republish, saveChanges, save } = copy;
  const label = { draft: publish, over: republish, public: saveChanges, waiting: save }[kind];
  return (
    <Button size={size} isLoading={actions.isBusy} onClick={isSaved ? actions.onSave : actions.onPublish}>
      {label}
    </Button>
  );
}

interface HeadProps {
  recruitment: OwnRecruitment | undefined;
  state: SaveState;
  findUnsavable: () => readonly FieldProblem[];
  kind: Kind;
  actions: EditorActions;
}

/** A recruitment that was public before is edited, also while it is hidden; any other is a draft. */
export function titleOf(recruitment: OwnRecruitment | undefined): string {
  if (!recruitment) return copy.titleNew;
  return isDraft(recruitment) ? copy.titleDraft : copy.titleEdit;
}

/** The top bar of the editor: back, title, save state and actions. */
export function EditorHead({ recruitment, state, findUnsavable, kind, actions }: HeadProps) {
  return (
    <header className={styles.head}>
      <Link to="/dashboard/recruitments" className={styles.back} aria-label={copy.back}>
        <IconArrowLeft size={22} stroke={1.9} aria-hidden />
      </Link>
      <div className={styles.title}>
        <h1>{titleOf(recruitment)}</h1>
        <Status
          state={state}
          findUnsavable={findUnsavable}
          isAutomatic={isSavedAutomatically(recruitment)}
          onRetry={actions.onSave}
        />
      </div>
      <div className={styles.actions}>
        <Button
          kind="default"
          size="sm"
          className={styles.previewOpener ?? ''}
          icon={<IconEye size={17} stroke={1.75} aria-hidden />}
          onClick={actions.onPreview}
        >
          {copy.preview}
        </Button>
        {(kind === 'draft' || kind === 'over') && (
          <Button kind="default" size="sm" onClick={actions.onSave}>
            {kind === 'draft' ? copy.save : copy.saveChanges}
          </Button>
        )}
        <MainButton kind={kind} actions={actions} size="sm" />
      </div>
    </header>
  );
}
