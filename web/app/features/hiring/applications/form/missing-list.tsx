import IconAlertCircle from '~icons/tabler/alert-circle';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import styles from './missing-list.module.css';
import { stepOfGap, type ApplyStep, type Gap } from './steps.ts';

interface MissingListProps {
  gaps: readonly Gap[];
  onGo: (step: ApplyStep) => void;
  action?: ReactNode;
}

function gapText(gap: Gap): string {
  if (gap.kind === 'resume') return copy.missing[gap.field];
  return gap.kind === 'question' ? copy.missing.question(gap.number) : copy.missing.reported(gap.text);
}

const keyOf = (gap: Gap): string =>
  gap.kind === 'resume' ? gap.field : gap.kind === 'question' ? gap.id : gap.path;

/** The missing values of an application, each with a link to its field. */
export function MissingList({ gaps, onGo, action }: MissingListProps) {
  if (gaps.length === 0) return null;
  return (
    <div className={styles.box} role="alert" id="apply-missing" tabIndex={-1}>
      <p>
        <IconAlertCircle size={19} stroke={1.9} aria-hidden />
        {copy.missingTitle}
      </p>
      <ul>
        {gaps.map((gap) => (
          <li key={keyOf(gap)}>
            {gap.kind === 'question' ? (
              <button type="button" onClick={() => onGo(stepOfGap(gap))}>
                {gapText(gap)}
              </button>
            ) : (
              gapText(gap)
            )}
          </li>
        ))}
      </ul>
      {action}
    </div>
  );
}
