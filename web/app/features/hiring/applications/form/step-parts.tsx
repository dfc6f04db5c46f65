import type { OwnApplication } from '@ieum/contract/hiring/applications/schemas.ts';
import IconHistory from '~icons/tabler/history';
import IconPencil from '~icons/tabler/pencil';
import { useLocation } from 'react-router';
import { anchorOf } from '#features/hiring/resumes/sections/section.ts';
import { ResumeView } from '#features/hiring/resumes/view/resume-view.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { copy } from './copy.ts';
import { MissingList } from './missing-list.tsx';
import { QuestionField } from './question-field.tsx';
import {
  missingInResume,
  sectionOfMissing,
  type Answers,
  type ApplyStep,
  type MissingItem,
} from './steps.ts';
import styles from './step-parts.module.css';

export interface StepProps {
  application: OwnApplication;
  answers: Answers;
  onAnswer: (questionId: string, response: string) => void;
  /** The missing values, shown once the person has tried to continue. */
  shownMissing: readonly MissingItem[];
  onGo: (step: ApplyStep) => void;
}

interface TitleProps {
  title: string;
  hint?: string;
}

/** The heading of a step, which is focused when the step opens. */
function StepTitle({ title, hint }: TitleProps) {
  return (
    <header className={styles.title}>
      <h2 id="apply-step-title" tabIndex={-1}>
        {title}
      </h2>
      {hint && <p>{hint}</p>}
    </header>
  );
}

interface EditResumeProps {
  step: ApplyStep;
  missing?: readonly MissingItem[];
}

/** Links to the résumé, to the section of the first missing value, and from there back to this application. */
function EditResume({ step, missing = [] }: EditResumeProps) {
  const { pathname } = useLocation();
  const back = encodeURIComponent(`${pathname}?apply=${step}`);
  const [section] = missing.flatMap((item) => sectionOfMissing(item) ?? []);
  return (
    <ButtonLink
      kind="default"
      to={`/dashboard/resume?next=${back}${section ? `#${anchorOf(section)}` : ''}`}
      icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
    >
      {copy.editResume}
    </ButtonLink>
  );
}

/** 이력서: what will be sent, with a link to edit it. */
export function ResumeStep({ application, onGo }: StepProps) {
  const { resume } = application;
  const missing = missingInResume(application);
  return (
    <>
      <StepTitle title={copy.resumeTitle} hint={copy.resumeHint(resume.completeness.percent)} />
      <MissingList missing={missing} onGo={onGo} action={<EditResume step="resume" missing={missing} />} />
      <div className={styles.tools}>
        <EditResume step="resume" />
      </div>
      <div className={styles.pdf}>
        <ResumeView resume={resume} />
      </div>
    </>
  );
}

/** 활동 기록: there are none before the first finished work. */
export function RecordsStep() {
  return (
    <>
      <StepTitle title={copy.recordsTitle} />
      <EmptyState
        icon={<IconHistory size={26} stroke={1.75} aria-hidden />}
        title={copy.recordsEmpty}
        hint={copy.recordsEmptyHint}
      />
    </>
  );
}

/** 질문 답변: the recruitment's questions. */
export function QuestionsStep({ application, answers, onAnswer, shownMissing }: StepProps) {
  const isMissing = (id: string) => shownMissing.some((item) => item.kind === 'question' && item.id === id);
  return (
    <>
      <StepTitle
        title={copy.questionsTitle(application.questions.length)}
        hint={copy.questionsHint(application.company.name)}
      />
      {application.questions.map((question, index) => {
        const id = question._question;
        const response = answers[id] ?? '';
        return (
          <QuestionField
            key={id}
            question={question}
            number={index + 1}
            response={response}
            isFaulty={isMissing(id) && response.trim() === ''}
            onChange={(text) => onAnswer(id, text)}
          />
        );
      })}
    </>
  );
}

function AnswerList({ application, answers, onGo }: Pick<StepProps, 'application' | 'answers' | 'onGo'>) {
  return (
    <section className={styles.answers}>
      <header>
        <h3>{copy.answers}</h3>
        <button type="button" aria-label={copy.changeOf(copy.answers)} onClick={() => onGo('questions')}>
          {copy.change}
        </button>
      </header>
      <ol>
        {application.questions.map(({ _question: id, question }) => (
          <li key={id}>
            <b>{question}</b>
            <p>{answers[id]?.trim() ? answers[id] : copy.noAnswer}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** 제출: a review of everything, and what is missing. */
export function ReviewStep({ application, answers, shownMissing, onGo }: StepProps) {
  return (
    <>
      <StepTitle title={copy.reviewTitle} hint={copy.reviewHint(application.company.name)} />
      <MissingList
        missing={shownMissing}
        onGo={onGo}
        action={shownMissing.some(isOfResume) && <EditResume step="review" missing={shownMissing} />}
      />
      {application.questions.length > 0 && (
        <AnswerList application={application} answers={answers} onGo={onGo} />
      )}
      <section className={styles.answers}>
        <header>
          <h3>{copy.steps.resume}</h3>
          <button type="button" aria-label={copy.changeOf(copy.steps.resume)} onClick={() => onGo('resume')}>
            {copy.change}
          </button>
        </header>
        <div className={styles.pdf}>
          <ResumeView resume={application.resume} />
        </div>
      </section>
    </>
  );
}

const isOfResume = (item: MissingItem): boolean => item.kind !== 'question';
