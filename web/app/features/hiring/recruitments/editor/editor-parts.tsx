import type { ReactNode } from 'react';
import { useMedia } from '#ui/layout/use-media.ts';
import { parts, type Part } from './checks/field-problems.ts';
import { BeforePublishing } from './checks/problem-list.tsx';
import { summaryOf } from './checks/summaries.ts';
import styles from './editor.module.css';
import { PartCard } from './part-card.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { AttachmentsSection } from './sections/attachments.tsx';
import { BasicSection } from './sections/basic.tsx';
import { PeriodSection } from './sections/period.tsx';
import { QualificationSection } from './sections/qualification.tsx';
import { QuestionsSection } from './sections/questions.tsx';
import { RecruiterSection } from './sections/recruiter.tsx';
import { WorkSection } from './sections/work.tsx';
import { Steps } from './steps.tsx';
import type { EditorScreen } from './use-editor-screen.ts';
import type { useEditor } from './use-editor.ts';

interface EditorPartsProps {
  editor: ReturnType<typeof useEditor>;
  screen: EditorScreen;
  isLocked: boolean;
}

const sectionsOf = ({ editor, screen, isLocked }: EditorPartsProps): Record<Part, ReactNode> => ({
  basic: <BasicSection hasPhotos={screen.approval === 'APPROVED'} />,
  period: <PeriodSection />,
  work: <WorkSection published={screen.published} />,
  qualification: <QualificationSection />,
  recruiter: <RecruiterSection />,
  questions: <QuestionsSection isLocked={isLocked} />,
  attachments: (
    <AttachmentsSection files={screen.files} onChange={screen.setFiles} findId={editor.saver.findId} />
  ),
});

function Cards(props: EditorPartsProps) {
  const { place, form, files, isComplete } = props.screen;
  const sections = sectionsOf(props);
  return parts.map((part) => (
    <PartCard
      key={part}
      part={part}
      isOpen={place.open.has(part)}
      isCurrent={place.current === part}
      isComplete={isComplete(part)}
      summary={summaryOf(part, form, files.length)}
      onToggle={() => place.toggle(part)}
      onEnter={() => place.setCurrent(part)}
    >
      {sections[part]}
    </PartCard>
  ));
}

/** The seven parts, with the steps before them and, from 1280 px on, the preview after them. */
export function EditorParts(props: EditorPartsProps) {
  const { editor, screen } = props;
  const { place, form, files, problems } = screen;
  const isWide = useMedia('(width >= 80em)');
  return (
    <div className={styles.columns}>
      <Steps
        current={place.current}
        problems={problems}
        notes={{
          questions: summaryOf('questions', form, 0),
          attachments: summaryOf('attachments', form, files.length),
        }}
        isComplete={screen.isComplete}
        onChoose={place.goTo}
      />
      <main
        id="main"
        tabIndex={-1}
        className={styles.form}
        onFocus={screen.onFocus}
        onBlur={editor.showProblemsSoon}
      >
        <Cards {...props} />
      </main>
      {isWide && (
        <aside className={styles.pane}>
          <PreviewPane {...screen.previewed} />
          <BeforePublishing
            form={form}
            published={screen.published}
            problems={problems}
            onChoose={screen.leadTo}
          />
        </aside>
      )}
    </div>
  );
}
