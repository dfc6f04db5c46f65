import type { ResumeSection } from '@ieum/contract/hiring/resumes/enums.ts';
import IconChevronRight from '~icons/tabler/chevron-right';
import { isBuilt } from '#lib/document/built.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { editorCopy as copy } from './editor-copy.ts';
import { labels } from '../labels.ts';
import styles from './step-bar.module.css';
import { sectionOrder } from '../sections/use-section.ts';

interface StepBarProps {
  current: ResumeSection;
  onChoose: (section: ResumeSection) => void;
}

/** On a phone: links to the previous and next section, in place of the tab bar. */
export function StepBar({ current, onChoose }: StepBarProps) {
  const index = sectionOrder.indexOf(current);
  const previous = sectionOrder[index - 1];
  const next = sectionOrder[index + 1];
  return (
    <div className={styles.bar} data-bottom-bar>
      {previous && (
        <Button kind="default" size="lg" onClick={() => onChoose(previous)}>
          {copy.previous(labels.sections[previous])}
        </Button>
      )}
      {next && (
        <Button size="lg" onClick={() => onChoose(next)}>
          {copy.next(labels.sections[next])}
          <IconChevronRight size={18} aria-hidden />
        </Button>
      )}
      {!next && isBuilt('/recruitments') && (
        <ButtonLink size="lg" to="/recruitments">
          {copy.toJobs}
        </ButtonLink>
      )}
    </div>
  );
}
