import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { hidesAmounts } from '@ieum/contract/recruitments.enums.ts';
import { copy } from './copy.ts';
import styles from './missing-list.module.css';
import type { EditorForm } from './form.ts';
import type { Gap } from './gaps.ts';

interface GapListProps {
  gaps: readonly Gap[];
  onChoose: (gap: Gap) => void;
}

/** What is missing, each leading to its field. */
export function GapList({ gaps, onChoose }: GapListProps) {
  return (
    <ul className={styles.gaps}>
      {gaps.map((gap) => (
        <li key={gap.path} data-kind="gap">
          <button type="button" onClick={() => onChoose(gap)}>
            <IconAlertTriangle size={17} stroke={1.9} aria-hidden />
            <span>{gap.message}</span>
            <IconChevronRight size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Advice {
  isGood: boolean;
  words: string;
}

function adviceOn({ qualification, employment }: EditorForm): Advice[] {
  const { age, gender } = qualification;
  const hasAge = !age.isIrrelevant && (age.value__min !== null || age.value__max !== null);
  const hasLimits = hasAge || (!gender.isIrrelevant && gender.value !== null);
  const { wage } = employment;
  const isShown = !hidesAmounts(wage.type) && (wage.value__min !== null || wage.value__max !== null);
  const { noLimits, limits, wageShown, wageHidden } = copy.before;
  return [
    { isGood: !hasLimits, words: hasLimits ? limits : noLimits },
    { isGood: isShown, words: isShown ? wageShown : wageHidden },
  ];
}

/** 게시하기 전에: what is missing and what deserves a second look. */
export function BeforePublishing({ form, gaps, onChoose }: GapListProps & { form: EditorForm }) {
  return (
    <section className={styles.before} aria-label={copy.before.title}>
      <h2>{copy.before.title}</h2>
      {gaps.length > 0 && <GapList gaps={gaps} onChoose={onChoose} />}
      <ul className={styles.gaps}>
        {gaps.length === 0 && (
          <li>
            <IconCheck size={17} stroke={2.2} aria-hidden />
            <span>{copy.before.ready}</span>
          </li>
        )}
        {adviceOn(form).map(({ isGood, words }) => (
          <li key={words} data-kind={isGood ? undefined : 'advice'}>
            {isGood ? (
              <IconCheck size={17} stroke={2.2} aria-hidden />
            ) : (
              <IconAlertTriangle size={17} stroke={1.9} aria-hidden />
            )}
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
