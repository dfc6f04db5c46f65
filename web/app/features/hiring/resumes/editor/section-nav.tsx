import type { ResumeSection } from '@ieum/contract/hiring/resumes/enums.ts';
import type { Completeness, ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import IconCircle from '~icons/tabler/circle';
import IconCircleCheckFilled from '~icons/tabler/circle-check-filled';
import { useEffect, useRef } from 'react';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';
import { editorCopy as copy } from './editor-copy.ts';
import { labels } from '../labels.ts';
import { anchorOf } from '../sections/section.ts';
import styles from './section-nav.module.css';

interface SectionNavProps {
  completeness: Completeness;
  content: ResumeContent;
  current: ResumeSection;
  onChoose: (section: ResumeSection) => void;
}

const countOf: Partial<Record<ResumeSection, (content: ResumeContent) => number>> = {
  education: ({ education }) => education.otherEducations.length + (education.institutionName ? 1 : 0),
  workExperience: ({ workExperience: { type, list } }) => (type === 'NEW_RECRUIT' ? 0 : list.length),
  languages: ({ languages }) => languages.length,
  certifications: ({ certifications }) => certifications.length,
};

function Summary({ percent, missing }: { percent: number; missing: number }) {
  return (
    <div className={styles.summary}>
      <div className={styles.ring}>
        <ProgressRing value={percent} label={copy.completenessBar} />
      </div>
      <p>
        <b>
          {copy.completeness} <span className="number">{percent}%</span>
        </b>
        <span>{missing === 0 ? copy.whole : copy.rest(missing)}</span>
      </p>
      <ProgressBar className={styles.bar} part={percent / 100} label={copy.completenessBar} />
    </div>
  );
}

/** Scrolls the current chip into view on narrow screens. */
function useCurrentInSight(current: ResumeSection) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !chip) return;
    const distance = chip.getBoundingClientRect().left - list.current.getBoundingClientRect().left;
    list.current.scrollLeft += distance - 24;
  }, [current]);
  return list;
}

/** The sections of the resume with their state, and the completeness of the whole. */
export function SectionNav({ completeness, content, current, onChoose }: SectionNavProps) {
  const list = useCurrentInSight(current);
  return (
    <nav className={styles.nav} aria-label={copy.nav}>
      <Summary percent={completeness.percent} missing={completeness.missing.length} />
      <ol ref={list}>
        {completeness.sections.map(({ section, weight, isComplete }) => {
          const count = countOf[section]?.(content) ?? 0;
          return (
            <li key={section}>
              <a
                href={`#${anchorOf(section)}`}
                aria-current={section === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(section);
                }}
              >
                {isComplete ? (
                  <IconCircleCheckFilled size={19} className={styles.done} aria-hidden />
                ) : (
                  <IconCircle size={19} stroke={1.6} aria-hidden />
                )}
                <span>
                  {labels.sections[section]}
                  <span className="visually-hidden"> {isComplete ? copy.filled : copy.unfilled}</span>
                </span>
                {isComplete ? (
                  count > 0 && <em className="number">{count}</em>
                ) : (
                  <em className={`${styles.gain} number`}>+{weight}%</em>
                )}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
