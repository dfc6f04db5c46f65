import type { OwnApplication } from '@ieum/contract/hiring/applications/schemas.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { timeText } from '#lib/format/dates.ts';
import { SaveStatus } from '#ui/state/save-status.tsx';
import { Stepper } from '#ui/progress/stepper.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { ApplyFoot } from './apply-foot.tsx';
import styles from './apply-form.module.css';
import { copy } from './copy.ts';
import { DeadlineWarning } from './deadline-warning.tsx';
import { RecruitmentCard } from './recruitment-card.tsx';
import { questionFieldId } from './question-field.tsx';
import { QuestionsStep, RecordsStep, ResumeStep, ReviewStep, type StepProps } from './step-parts.tsx';
import { shownStepOf, stepBeside, stepsOf, type ApplyStep, type MissingItem } from './steps.ts';
import { useApplicationForm } from './use-application-form.ts';

interface ApplyFormProps {
  application: OwnApplication;
  step: ApplyStep;
  onClose: () => void;
  onDone: (application: OwnApplication) => void;
  /** Nothing can be saved or sent here any more. */
  onRejected: (reason: string) => void;
}

const screens: Record<ApplyStep, (props: StepProps) => ReactNode> = {
  resume: ResumeStep,
  records: RecordsStep,
  questions: QuestionsStep,
  review: ReviewStep,
};

function focusGap([item]: readonly MissingItem[]): void {
  requestAnimationFrame(() => {
    const isOnScreen = item?.kind === 'question' && document.getElementById(questionFieldId(item.id));
    const target = isOnScreen || document.getElementById('apply-missing');
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  });
}

function useStepFocus(step: ApplyStep) {
  const isFirst = useRef(true);
  useEffect(() => {
    const title = document.getElementById('apply-step-title');
    if (!isFirst.current) title?.closest('dialog')?.scrollTo({ top: 0 });
    isFirst.current = false;
    title?.focus({ preventScroll: true });
  }, [step]);
}

/** What the server finds missing is above the part of the page that is seen. */
function useReportFocus(reported: readonly MissingItem[]) {
  useEffect(() => {
    if (reported.length > 0) focusGap(reported);
  }, [reported]);
}

const SavedSteps = ({ form: { saveState, retry } }: { form: ReturnType<typeof useApplicationForm> }) => (
  <SaveStatus
    state={saveState.kind}
    savedAt={saveState.kind === 'saved' ? timeText(saveState.at) : undefined}
    idle={copy.idle}
    onRetry={retry}
  />
);

const Steps = ({ steps, step }: { steps: readonly ApplyStep[]; step: ApplyStep }) => (
  <div className={styles.stepper}>
    <Stepper
      label={copy.stepsLabel}
      steps={steps.map((name) => copy.steps[name])}
      current={steps.indexOf(step)}
    />
  </div>
);

/** The steps of an application, one at a time, each saved when it is left. */
export function ApplyForm({ application, step: requested, onClose, onDone, onRejected }: ApplyFormProps) {
  const navigate = useNavigate();
  const steps = stepsOf(application);
  const step = shownStepOf(steps, requested);
  const form = useApplicationForm({ application, step, onDone, onRejected });
  const { enter, missing, reported, shownMissing, answers } = form;
  useStepFocus(step);
  useEffect(() => enter(step), [enter, step]);
  useReportFocus(reported);

  const goTo = (next: ApplyStep) => void navigate({ search: `?apply=${next}` }, { preventScrollReset: true });
  const goBeside = (by: 1 | -1) => {
    const beside = stepBeside(steps, step, by);
    if (by === 1 && !form.tryNext()) focusGap(missing);
    else if (beside) goTo(beside);
    else if (by === 1) void form.submit();
  };
  const close = async () => {
    if (await form.mayLeave()) onClose();
  };

  const Screen = screens[step];
  return (
    <div className={styles.page}>
      <ApplyBar step={step} steps={steps} onClose={() => void close()}>
        <SavedSteps form={form} />
      </ApplyBar>
      <div className={`${styles.column} ${styles.grid}`}>
        <div className={styles.main}>
          <Steps steps={steps} step={step} />
          <DeadlineWarning recruitment={application.recruitment} />
          <Screen
            application={application}
            answers={answers}
            onAnswer={form.answer}
            shownMissing={shownMissing}
            onGo={goTo}
          />
        </div>
        <RecruitmentCard application={application} answers={answers} step={step} steps={steps} onGo={goTo} />
      </div>
      <ApplyFoot
        missing={missing}
        step={step}
        isFirst={step === steps[0]}
        isSubmitting={form.isSubmitting}
        onBack={() => goBeside(-1)}
        onNext={() => goBeside(1)}
      />
    </div>
  );
}
