import type { OwnApplication } from '@ieum/contract/hiring/applications/schemas.ts';
import IconAlertCircle from '~icons/tabler/alert-circle';
import IconCheck from '~icons/tabler/check';
import IconInfoCircle from '~icons/tabler/info-circle';
import { momentText } from '#lib/format/dates.ts';
import { DDayBadge } from '#ui/badge/d-day-badge.tsx';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import styles from './recruitment-card.module.css';
import { isResumeFilled, missingAnswers, missingInResume, type Answers, type ApplyStep } from './steps.ts';

interface RecruitmentCardProps {
  application: OwnApplication;
  answers: Answers;
  step: ApplyStep;
  steps: readonly ApplyStep[];
  onGo: (step: ApplyStep) => void;
}

interface LineProps {
  name: string;
  note: string;
  isDone: boolean;
  onGo: (() => void) | undefined;
}

function StepRow({ name, note, isDone, onGo }: LineProps) {
  return (
    <li>
      {isDone ? (
        <IconCheck size={17} stroke={2.4} className={styles.done} role="img" aria-label={copy.aside.done} />
      ) : (
        <IconAlertCircle
          size={17}
          stroke={2}
          className={styles.open}
          role="img"
          aria-label={copy.aside.open}
        />
      )}
      <div>
        <b>{name}</b>
        <span className="number">{note}</span>
      </div>
      {onGo && (
        <button type="button" aria-label={copy.changeOf(name)} onClick={onGo}>
          {copy.change}
        </button>
      )}
    </li>
  );
}

function Recruitment({ application: { company, recruitment } }: Pick<RecruitmentCardProps, 'application'>) {
  const endsAt = recruitment.application.endsAt;
  return (
    <>
      <div className={styles.recruitment}>
        <GeneratedLogo name={company.name} logo={company.logo?.url} size={44} />
        <div>
          <span>
            <MemberText>{company.name}</MemberText>
          </span>
          <b>
            <MemberText>{recruitment.subject}</MemberText>
          </b>
        </div>
      </div>
      <p className={styles.deadline}>
        <DDayBadge days={recruitment.daysLeft} />
        {endsAt && (
          <>
            <b className="number">{momentText(endsAt)}</b>
            <span>{copy.aside.deadline}</span>
          </>
        )}
      </p>
    </>
  );
}

/** The recruitment beside the steps, and which of them are ready. */
export function RecruitmentCard({ application, answers, step, steps, onGo }: RecruitmentCardProps) {
  const { questions, resume } = application;
  const isFilled = isResumeFilled(application);
  const answered = questions.filter(({ _question: id }) => (answers[id] ?? '').trim() !== '').length;
  const goTo = (to: ApplyStep) => (steps.indexOf(to) < steps.indexOf(step) ? () => onGo(to) : undefined);
  return (
    <aside className={styles.card} aria-label={copy.aside.label} data-tinted>
      <Recruitment application={application} />
      <ul>
        <StepRow
          name={copy.steps.resume}
          note={isFilled ? copy.aside.resume(resume.completeness.percent) : copy.aside.emptyResume}
          isDone={isFilled && missingInResume(application).length === 0}
          onGo={goTo('resume')}
        />
        {steps.includes('records') && (
          <StepRow
            name={copy.steps.records}
            note={copy.aside.records(application._records.length)}
            isDone
            onGo={goTo('records')}
          />
        )}
        {questions.length > 0 && (
          <StepRow
            name={copy.steps.questions}
            note={copy.aside.questions(answered, questions.length)}
            isDone={missingAnswers(application, answers).length === 0}
            onGo={goTo('questions')}
          />
        )}
      </ul>
      <p className={styles.note}>
        <IconInfoCircle size={17} stroke={1.9} aria-hidden />
        {copy.aside.note}
      </p>
    </aside>
  );
}
