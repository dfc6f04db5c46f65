import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { useMediaQuery } from '@mantine/hooks';
import IconEye from '~icons/tabler/eye';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { BlockNotice } from '../own/block-notice.tsx';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { useLeaveGuard } from '#ui/layer/use-leave-guard.ts';
import { copy } from './copy.ts';
import { EditorHead, kindOf, MainButton, type EditorActions } from './editor-head.tsx';
import styles from './editor.module.css';
import type { EditorForm } from './form.ts';
import { findAllGaps, partOf, parts, type Part } from './checks/gaps.ts';
import { BeforePublishing, GapList } from './checks/missing-list.tsx';
import { PartCard } from './part-card.tsx';
import { OwnPreview, PreviewPane } from './preview/preview-pane.tsx';
import { AttachmentsSection } from './sections/attachments.tsx';
import { BasicSection } from './sections/basic.tsx';
import { PeriodSection } from './sections/period.tsx';
import { QualificationSection } from './sections/qualification.tsx';
import { QuestionsSection } from './sections/questions.tsx';
import { RecruiterSection } from './sections/recruiter.tsx';
import { WorkSection } from './sections/work.tsx';
import { Steps } from './steps.tsx';
import { summaryOf } from './checks/summaries.ts';
import { Trouble } from './trouble.tsx';
import { WaitingNotice } from './waiting-notice.tsx';
import { savesItself, useEditor } from './use-editor.ts';
import { usePublished } from './use-published.ts';
import { useEdited } from './saving/use-edited.ts';
import { useApproval } from './use-approval.ts';
import { useParts } from './saving/use-parts.ts';
import { usePublish } from './use-publish.ts';

interface EditorProps {
  /** Undefined begins a new posting. */
  recruitment: OwnRecruitment | undefined;
  /** The questions are fixed because somebody has applied. */
  isLocked: boolean;
  /** Opened at one part, for example from 다시 모집하기. */
  firstPart?: Part | undefined;
  /** A new recruitment was saved for the first time. */
  onCreated: (id: string) => void;
}

const REQUIRED_PARTS: readonly Part[] = ['basic', 'period', 'work', 'recruiter'];

const isFilled = (part: Part, form: EditorForm, fileCount: number): boolean => {
  if (part === 'questions') return form.questions.length > 0;
  return part === 'attachments' ? fileCount > 0 : true;
};

interface ShownForm {
  form: EditorForm;
  files: readonly FileRef[];
}

function useShown(files: readonly FileRef[]): ShownForm & { gaps: ReturnType<typeof findAllGaps> } {
  const form = useDeferredValue(useWatch<EditorForm>() as EditorForm);
  const gaps = useMemo(() => findAllGaps(form), [form]);
  return { form, files, gaps };
}

interface BodyProps extends EditorProps {
  editor: ReturnType<typeof useEditor>;
}

/** The form with its steps, preview and buttons; stands inside the form's context. */
function EditorBody({ editor, recruitment, isLocked, firstPart }: BodyProps) {
  const { form, saver } = editor;
  const [files, setFiles] = useState<readonly FileRef[]>(recruitment?.attachments ?? []);
  const [isPreviewed, setPreviewed] = useState(false);
  const shown = useShown(files);
  const first = firstPart
    ? [firstPart, ...REQUIRED_PARTS.filter((part) => part !== firstPart)]
    : REQUIRED_PARTS;
  const place = useParts(form, first);
  const publishing = usePublish(editor);
  const { missing } = publishing;
  const published = usePublished(recruitment);
  const approval = useApproval();
  const kind = kindOf(recruitment, approval !== 'APPROVED');
  const { edited, onFocus } = useEdited(shown.form, place.current);
  const previewed = {
    form: shown.form,
    files,
    follows: edited,
    state: recruitment?.state ?? RecruitmentState.Hidden,
  };
  const isWide = useMediaQuery('(width >= 80em)');

  const actions: EditorActions = {
    onPublish: () => void publishing.publish(),
    onSave: () => void publishing.save(),
    onPreview: () => setPreviewed(true),
    isBusy: publishing.isBusy,
  };
  const sections: Record<Part, ReactNode> = {
    basic: <BasicSection hasPhotos={approval === 'APPROVED'} />,
    period: <PeriodSection />,
    work: <WorkSection published={published} />,
    qualification: <QualificationSection />,
    recruiter: <RecruiterSection />,
    questions: <QuestionsSection isLocked={isLocked} />,
    attachments: <AttachmentsSection files={files} onChange={setFiles} findId={saver.findId} />,
  };
  const isComplete = (part: Part) =>
    isFilled(part, shown.form, files.length) && !shown.gaps.some(({ path }) => partOf(path) === part);
  const leadTo = (gap: { path: string; message: string }) => {
    publishing.closeMissing();
    place.goToGap(gap);
  };

  return (
    <div className={styles.editor}>
      <EditorHead
        recruitment={recruitment}
        state={editor.saveState}
        faults={saver.faults}
        kind={kind}
        actions={actions}
      />
      {approval !== 'APPROVED' && <WaitingNotice approval={approval} />}
      {recruitment?.block && <BlockNotice id={recruitment._id} block={recruitment.block} />}
      <Trouble
        state={editor.saveState}
        conflict={editor.conflict}
        onRetry={() => void saver.autosave.flush()}
        conflictsWith={editor.conflictsWith}
        onMerge={editor.merge}
      />
      <div className={styles.columns}>
        <Steps
          current={place.current}
          gaps={shown.gaps}
          notes={{
            questions: summaryOf('questions', shown.form, 0),
            attachments: summaryOf('attachments', shown.form, files.length),
          }}
          isComplete={isComplete}
          onChoose={place.goTo}
        />
        <main id="main" tabIndex={-1} className={styles.form} onFocus={onFocus} onBlur={editor.judgeSoon}>
          {parts.map((part) => (
            <PartCard
              key={part}
              part={part}
              isOpen={place.open.has(part)}
              isCurrent={place.current === part}
              isComplete={isComplete(part)}
              summary={summaryOf(part, shown.form, files.length)}
              onToggle={() => place.toggle(part)}
              onEnter={() => place.setCurrent(part)}
            >
              {sections[part]}
            </PartCard>
          ))}
        </main>
        {isWide && (
          <aside className={styles.pane}>
            <PreviewPane {...previewed} />
            <BeforePublishing form={shown.form} published={published} gaps={shown.gaps} onChoose={leadTo} />
          </aside>
        )}
      </div>
      <footer className={styles.foot}>
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
      {isPreviewed && (
        <Sheet
          title={copy.preview}
          side="bottom"
          size="full"
          padding="none"
          onClose={() => setPreviewed(false)}
        >
          <OwnPreview {...previewed} />
        </Sheet>
      )}
      {missing.gaps.length > 0 && (
        <Sheet
          title={copy.before.dialog[missing.act](missing.gaps.length)}
          subtitle={copy.before.hint}
          side="centre"
          size="wide"
          onClose={publishing.closeMissing}
        >
          <GapList gaps={missing.gaps} onChoose={leadTo} />
        </Sheet>
      )}
    </div>
  );
}

const isElsewhere = (
  from: { pathname: string; search: string },
  to: { pathname: string; search: string },
): boolean => from.pathname !== to.pathname || !new URLSearchParams(to.search).has('edit');

const stay = () => Promise.resolve();

/** Writes one recruitment: seven parts, saved while hidden, guarded while public. */
export function Editor(props: EditorProps) {
  const editor = useEditor(props.recruitment, props.onCreated);
  const { autosave } = editor.saver;
  // What is public never changes without being asked to: leaving it asks, only a hidden recruitment saves itself.
  const flush = savesItself(props.recruitment) ? autosave.flush : stay;
  useLeaveGuard({ hasUnsaved: autosave.hasUnsaved, flush, isLeaving: isElsewhere });
  return (
    <FormProvider {...editor.form}>
      <EditorBody {...props} editor={editor} />
    </FormProvider>
  );
}
