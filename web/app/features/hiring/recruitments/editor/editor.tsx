import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import IconEye from '~icons/tabler/eye';
import { FormProvider } from 'react-hook-form';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { useLeaveGuard } from '#ui/layer/use-leave-guard.ts';
import { BlockNotice } from '../own/block-notice.tsx';
import type { Part } from './checks/field-problems.ts';
import { ProblemList } from './checks/problem-list.tsx';
import { copy } from './copy.ts';
import type { CompanyContact } from './editor-form.ts';
import { EditorHead, MainButton } from './editor-head.tsx';
import { EditorParts } from './editor-parts.tsx';
import styles from './editor.module.css';
import { OwnPreview } from './preview/preview-pane.tsx';
import { SaveFailure } from './save-failure.tsx';
import { useEditorScreen, type EditorScreen } from './use-editor-screen.ts';
import { isSavedAutomatically, useEditor } from './use-editor.ts';
import { WaitingNotice } from './waiting-notice.tsx';

interface EditorProps {
  /** Undefined starts a new recruitment. */
  recruitment: OwnRecruitment | undefined;
  /** What a new one begins with. */
  company: CompanyContact | undefined;
  /** The questions cannot be changed because somebody has applied. */
  isLocked: boolean;
  /** Opened at one part, for example from 다시 모집하기. */
  firstPart?: Part | undefined;
  /** A new recruitment was saved for the first time. */
  onCreated: (id: string) => void;
}

interface BodyProps extends EditorProps {
  editor: ReturnType<typeof useEditor>;
}

type NoticesProps = Pick<BodyProps, 'editor' | 'recruitment'> & { screen: EditorScreen };

const Notices = ({ editor, recruitment, screen: { approval } }: NoticesProps) => (
  <>
    {approval !== 'APPROVED' && <WaitingNotice approval={approval} />}
    {recruitment?.block && <BlockNotice id={recruitment._id} block={recruitment.block} />}
    <SaveFailure
      state={editor.saveState}
      conflict={editor.conflict}
      onRetry={() => void editor.saver.autosave.flush()}
      conflictsWith={editor.conflictsWith}
      onMerge={editor.merge}
    />
  </>
);

/** The layers over the form: the preview on narrow screens, and what is missing before publishing. */
const Layers = ({ preview, previewed, missing, closeMissing, leadTo }: EditorScreen) => (
  <>
    {preview.isOpen && (
      <Sheet title={copy.preview} side="bottom" size="full" padding="none" onClose={preview.close}>
        <OwnPreview {...previewed} />
      </Sheet>
    )}
    {missing.problems.length > 0 && (
      <Sheet
        title={copy.before.dialog[missing.act](missing.problems.length)}
        subtitle={copy.before.hint}
        side="centre"
        size="wide"
        onClose={closeMissing}
      >
        <ProblemList problems={missing.problems} onChoose={leadTo} />
      </Sheet>
    )}
  </>
);

/** The form with its steps, preview and buttons; needs the form's context. */
function EditorBody({ editor, recruitment, isLocked, firstPart }: BodyProps) {
  const screen = useEditorScreen({ editor, recruitment, firstPart });
  const { kind, actions } = screen;
  return (
    <div className={styles.editor}>
      <EditorHead
        recruitment={recruitment}
        state={editor.saveState}
        findUnsavable={editor.saver.marks.findUnsavable}
        kind={kind}
        actions={actions}
      />
      <Notices editor={editor} recruitment={recruitment} screen={screen} />
      <EditorParts editor={editor} screen={screen} isLocked={isLocked} />
      <footer className={styles.foot} data-bottom-bar>
        <Button
          kind="default"
          size="lg"
          icon={<IconEye size={20} stroke={1.75} aria-hidden />}
          onClick={actions.onPreview}
        >
          {copy.preview}
        </Button>
        <MainButton kind={kind} actions={actions} size="lg" />
      </footer>
      <Layers {...screen} />
    </div>
  );
}

const isElsewhere = (
  from: { pathname: string; search: string },
  to: { pathname: string; search: string },
): boolean => from.pathname !== to.pathname || !new URLSearchParams(to.search).has('edit');

const stay = () => Promise.resolve();

/** Edits one recruitment: seven parts, saved automatically while hidden, and only on request while public. */
export function Editor(props: EditorProps) {
  const editor = useEditor(props.recruitment, props);
  const { autosave } = editor.saver;
  // A public recruitment never changes without a confirmation: leaving asks, and only a hidden one is saved
  // automatically.
  const flush = isSavedAutomatically(props.recruitment) ? autosave.flush : stay;
  useLeaveGuard({ hasUnsaved: autosave.hasUnsaved, flush, isLeaving: isElsewhere });
  return (
    <FormProvider {...editor.form}>
      <EditorBody {...props} editor={editor} />
    </FormProvider>
  );
}
