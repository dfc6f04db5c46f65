import IconX from '~icons/tabler/x';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { NeedsScripts } from '#features/account/auth/login/needs-scripts.tsx';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import { StepProgress, Stepper } from '#ui/progress/stepper.tsx';
import { copy } from '../copy.ts';
import { stepsOf, exitAddresses, type Step } from '../join-state.ts';
import type { UserType } from '@ieum/contract/account/users/enums.ts';
import styles from './join-frame.module.css';

/** The heading that names the sign-up sheet. */
export const JOIN_TITLE_ID = 'join-title';

/**
 * The close button has the same name as the other button of its step, because both lead to the same
 * place.
 */
const WAYS_OUT: Readonly<Record<Step, string>> = {
  choice: copy.leave,
  base: copy.base.cancel,
  greeting: copy.greeting.back,
  detail: copy.detail.later,
  complete: copy.complete.close,
};

interface JoinFrameProps {
  userType: UserType | undefined;
  step: Step;
  onClose: () => void;
  /** It is a layer over a page, which has a main landmark of its own. */
  isLayer?: boolean;
  children: ReactNode;
}

/** Title, progress and close button around the current step of the sign-up. */
export function JoinFrame({ userType, step, onClose, isLayer = false, children }: JoinFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const Body = isLayer ? 'div' : 'main';
  const steps = stepsOf(userType).map((name) => copy.steps[name]);
  const current = stepsOf(userType).indexOf(step);
  const place = copy.stepOf(current + 1, steps.length);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    frame.current?.scrollIntoView();
    frame.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [step]);

  return (
    <div ref={frame} className={styles.frame}>
      <header className={styles.head}>
        <div className={styles.bar}>
          <h1 id={JOIN_TITLE_ID}>{copy.titles[userType ?? 'none']}</h1>
          <span className={styles.count} aria-hidden>
            {current + 1} / {steps.length}
          </span>
          <Link
            to={exitAddresses[step]}
            className={styles.close}
            aria-label={WAYS_OUT[step]}
            onClick={onPlainPress(onClose)}
          >
            <IconX size={24} stroke={1.75} aria-hidden />
          </Link>
        </div>
        <div className={styles.progress}>
          <StepProgress label={place} steps={steps} current={current} />
        </div>
      </header>
      <Body className={styles.sheet}>
        <div className={styles.steps}>
          <Stepper label={copy.stepper} steps={steps} current={current} />
        </div>
        <NeedsScripts />
        {children}
      </Body>
    </div>
  );
}

interface StepHeadProps {
  title: string;
  body: string;
}

/** The question of a step, which gets the focus when the step is shown. */
export function StepHead({ title, body }: StepHeadProps) {
  return (
    <div className={styles.title}>
      <h2 tabIndex={-1}>{title}</h2>
      <p>{body}</p>
    </div>
  );
}

/** The fixed row of buttons under a step. */
export function StepFoot({ children }: { children: ReactNode }) {
  return (
    <footer className={styles.foot}>
      <div>{children}</div>
    </footer>
  );
}
