import IconAlertCircle from '~icons/tabler/alert-circle';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import styles from './missing-list.module.css';
import { labels } from '#features/hiring/resumes/labels.ts';
import { sectionOfPath, stepOfMissing, type ApplyStep, type MissingItem } from './steps.ts';

interface MissingListProps {
  missing: readonly MissingItem[];
  onGo: (step: ApplyStep) => void;
  action?: ReactNode;
}

function gapText(item: MissingItem): string {
  if (item.kind === 'resume') return copy.missing[item.field];
  if (item.kind === 'question') return copy.missing.question(item.number);
  const section = sectionOfPath(item.path);
  return section ? copy.missing.reported(labels.sections[section], item.text) : item.text;
}

const keyOf = (item: MissingItem): string =>
  item.kind === 'resume' ? item.field : item.kind === 'question' ? item.id : item.path;

/** The missing values of an application, each with a link to its field. */
export function MissingList({ missing, onGo, action }: MissingListProps) {
  if (missing.length === 0) return null;
  return (
    <div className={styles.box} role="alert" id="apply-missing" tabIndex={-1}>
      <p>
        <IconAlertCircle size={19} stroke={1.9} aria-hidden />
        {copy.missingTitle}
      </p>
      <ul>
        {missing.map((item) => (
          <li key={keyOf(item)}>
            {item.kind === 'question' ? (
              <button type="button" onClick={() => onGo(stepOfMissing(item))}>
                {gapText(item)}
              </button>
            ) : (
              gapText(item)
            )}
          </li>
        ))}
      </ul>
      {action}
    </div>
  );
}
