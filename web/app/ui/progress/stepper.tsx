import IconCheck from '~icons/tabler/check';
import styles from './stepper.module.css';

interface StepperProps {
  label: string;
  steps: readonly string[];
  /** The current step, counted from 0. */
  current: number;
}

const stateOf = (index: number, current: number): 'done' | 'current' | 'future' => {
  if (index < current) return 'done';
  return index === current ? 'current' : 'future';
};

/** The current step of a form among all of them; phones show `StepProgress` instead. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <i aria-hidden>{state === 'done' ? <IconCheck size={18} stroke={2.6} /> : index + 1}</i>
            <span>{step}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** A thin line that fills with the steps, for narrow screens. */
export function StepProgress({ label, steps, current }: StepperProps) {
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={steps.length}
      aria-valuenow={current + 1}
    >
      <i style={{ width: `${((current + 1) / steps.length) * 100}%` }} />
    </div>
  );
}
