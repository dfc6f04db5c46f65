import IconX from '~icons/tabler/x';
import type { ReactNode } from 'react';
import { uiCopy } from '#ui/state/copy.ts';
import { StepProgress } from '#ui/progress/stepper.tsx';
import styles from './apply-form.module.css';
import { copy } from './copy.ts';
import type { ApplyStep } from './steps.ts';

interface ApplyBarProps {
  onClose: () => void;
  /** Missing before the draft is loaded and after it was sent. */
  step?: ApplyStep;
  steps?: readonly ApplyStep[];
  children?: ReactNode;
}

/** The top of the application: close button, title, save state, and on phones the step. */
export function ApplyBar({ onClose, step, steps = [], children }: ApplyBarProps) {
  const position = step ? steps.indexOf(step) + 1 : 0;
  return (
    <header className={styles.bar}>
      <div className={styles.column}>
        <button
          type="button"
          className={styles.close}
          aria-label={step ? copy.close : uiCopy.close}
          onClick={onClose}
        >
          <IconX size={24} stroke={1.75} aria-hidden />
        </button>
        <h1 id="apply-title">{copy.title}</h1>
        {children}
      </div>
      {step && (
        <div className={styles.phone}>
          <p aria-hidden>
            <b>{copy.steps[step]}</b>
            <span className="number">{copy.stepOf(position, steps.length)}</span>
          </p>
          <StepProgress
            label={copy.progress(position, steps.length, copy.steps[step])}
            steps={steps}
            current={position - 1}
          />
        </div>
      )}
    </header>
  );
}
