import IconArrowLeft from '~icons/tabler/arrow-left';
import { Button } from '#ui/button/button.tsx';
import styles from './apply-form.module.css';
import { copy } from './copy.ts';
import type { ApplyStep, MissingItem } from './steps.ts';

interface ApplyFootProps {
  missing: readonly MissingItem[];
  step: ApplyStep;
  isFirst: boolean;
  isSubmitting: boolean;
  onBack: () => void;
  onNext: () => void;
}

function reasonOf(step: ApplyStep, count: number): string {
  if (count === 0) return '';
  if (step === 'resume') return copy.left.resume;
  return step === 'questions' ? copy.left.questions(count) : copy.left.all(count);
}

/** 이전 and 다음; the button stays enabled, the text beside it says what is missing. */
export function ApplyFoot({ missing, step, isFirst, isSubmitting, onBack, onNext }: ApplyFootProps) {
  return (
    <footer className={styles.foot} data-bottom-bar="always">
      <div className={styles.column}>
        {!isFirst && (
          <Button
            kind="default"
            size="lg"
            icon={<IconArrowLeft size={18} className={styles.arrow} aria-hidden />}
            onClick={onBack}
          >
            {copy.previous}
          </Button>
        )}
        <p id="apply-left" role="status">
          {reasonOf(step, missing.length)}
        </p>
        <Button
          size="lg"
          className={styles.next}
          aria-describedby="apply-left"
          isLoading={isSubmitting}
          // The second press of a double click would hit the step that has just opened.
          onClick={(event) => event.detail <= 1 && onNext()}
        >
          {step === 'review' ? copy.submit : copy.next}
        </Button>
      </div>
    </footer>
  );
}
