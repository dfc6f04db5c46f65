import { termsTexts } from '@ieum/contract/account/terms/texts.ts';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconChevronUp from '~icons/tabler/chevron-up';
import { useId } from 'react';
import { say } from '#lib/format/copy.ts';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import type { Terms } from './data.ts';
import styles from './terms-dialog.module.css';

interface TermsRowProps {
  terms: Terms;
  isChosen: boolean;
  isOpen: boolean;
  isMissing: boolean;
  onChoose: () => void;
  onOpen: () => void;
}

const Badge = ({ isNecessary }: { isNecessary: boolean }) => (
  <i className={styles.badge} data-necessary={isNecessary}>
    {say(isNecessary ? termsTexts.necessary : termsTexts.optional)}
  </i>
);

/** One term: its check box, 필수 or 선택, its subject, and its text in a scrolling panel. */
export function TermsRow({ terms, isChosen, isOpen, isMissing, onChoose, onOpen }: TermsRowProps) {
  const id = useId();
  const { subject } = terms;
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <li data-missing={isMissing || undefined}>
      <div className={styles.row}>
        <Checkbox
          name={terms._id}
          checked={isChosen}
          onChange={onChoose}
          aria-invalid={isMissing || undefined}
          label={
            <>
              <Badge isNecessary={terms.necessary} />
              <MemberText>{subject}</MemberText>
            </>
          }
        />
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? copy.fold(subject) : copy.open(subject)}
          onClick={onOpen}
        >
          <Chevron size={19} stroke={1.9} aria-hidden />
        </button>
      </div>
      <div
        id={id}
        hidden={!isOpen}
        role="region"
        // A scrolling panel must be reachable by keyboard.
        tabIndex={0}
        aria-label={copy.content(subject)}
        className={`prose ${styles.panel}`}
        dangerouslySetInnerHTML={{ __html: terms.content }}
      />
    </li>
  );
}
