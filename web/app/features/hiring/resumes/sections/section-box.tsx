import type { ResumeSection } from '@ieum/contract/hiring/resumes/enums.ts';
import IconBulb from '~icons/tabler/bulb';
import type { ReactNode } from 'react';
import { editorCopy as copy } from '../editor/editor-copy.ts';
import { labels } from '../labels.ts';
import { anchorOf } from './section.ts';
import { sectionCopy } from './section-copy.ts';
import styles from './section-box.module.css';

interface SectionBoxProps {
  section: ResumeSection;
  /** On a phone only the current section is visible. */
  isCurrent: boolean;
  onEnter: () => void;
  /** A field inside was left. */
  onLeave: () => void;
  /** Beside the title. */
  note?: ReactNode;
  /** At the right end of the title's row. */
  action?: ReactNode;
  isRequired?: boolean;
  /** The percentage that the resume would reach with this section; missing when it is complete. */
  reachable?: number | undefined;
  /** The advice on a missing section, where the section's own text does not fit. */
  suggest?: (percent: number) => string;
  children: ReactNode;
}

/** One panel of the editor with its title and what it would add. */
export function SectionBox({ section, isCurrent, onEnter, onLeave, children, ...head }: SectionBoxProps) {
  const id = anchorOf(section);
  const { note, action, isRequired, reachable, suggest = sectionCopy.suggestions[section] } = head;
  return (
    <section
      id={id}
      className={styles.box}
      data-current={isCurrent || undefined}
      aria-labelledby={`${id}-title`}
      onFocusCapture={onEnter}
      onBlurCapture={onLeave}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {labels.sections[section]}
        </h2>
        {isRequired && <span className={styles.required}>{copy.required}</span>}
        {note && <b className={`${styles.note} number`}>{note}</b>}
        {action && <div className={styles.action}>{action}</div>}
      </header>
      {reachable !== undefined && (
        <p className={styles.suggestion}>
          <IconBulb size={20} stroke={1.75} aria-hidden />
          {suggest(reachable)}
        </p>
      )}
      {children}
    </section>
  );
}
