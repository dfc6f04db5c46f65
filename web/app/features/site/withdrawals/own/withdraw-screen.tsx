import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { StepProgress, Stepper } from '#ui/progress/stepper.tsx';
import { CompleteStep } from './complete-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { copy } from './copy.ts';
import { NoticeStep } from './notice-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { addressOf, stepOf, steps, type Step } from './steps.ts';
import styles from './withdraw.module.css';

/** The new step's heading gets the focus. */
function useFocusOnStep(step: Step) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    box.current?.querySelector('h2')?.focus();
  }, [step]);
  return box;
}

/** The withdrawal in four pages: its effects, the password, the reasons, and the end. */
export function WithdrawScreen({ tab }: { tab: string | undefined }) {
  const step = stepOf(tab);
  const navigate = useNavigate();
  const [password, setPassword] = useState<string>();
  const box = useFocusOnStep(step);

  const goTo = (next: Step, state?: object) => navigate(addressOf(next), { replace: true, state });
  const handleChecked = (checked: string) => {
    setPassword(checked);
    void goTo('confirm');
  };
  const handleGone = async (eraseAt: string) => {
    // The farewell itself logs out once it is shown: earlier, the gate would replace it by the home page.
    await goTo('complete', { eraseAt });
  };

  if (step === 'confirm' && password === undefined) return <Navigate to={addressOf('password')} replace />;
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace />
      <div ref={box} className={styles.column}>
        <div className={styles.place}>
          <StepperOf step={step} />
        </div>
        <Panel label={copy.steps[step]}>
          {step === 'notice' && <NoticeStep />}
          {step === 'password' && <PasswordStep onChecked={handleChecked} />}
          {step === 'confirm' && password !== undefined && (
            <ConfirmStep password={password} onGone={handleGone} onRejected={() => void goTo('notice')} />
          )}
          {step === 'complete' && <CompleteStep />}
        </Panel>
      </div>
    </>
  );
}

function StepperOf({ step }: { step: Step }) {
  const names = steps.map((name) => copy.steps[name]);
  const current = steps.indexOf(step);
  return (
    <>
      <Stepper label={copy.stepper} steps={names} current={current} />
      <StepProgress label={copy.stepper} steps={names} current={current} />
    </>
  );
}
