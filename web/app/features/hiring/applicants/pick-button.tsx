import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { Written } from '#ui/text/written.tsx';
import avatar from './avatar.module.css';
import { copy } from './copy.ts';
import styles from './pick-button.module.css';
import { initialsOf } from './texts.ts';

interface PickButtonProps {
  row: ApplicantRow;
  isChosen: boolean;
  tabIndex: number;
  /** `isRange` with the Shift key: everything from the last selected one on. */
  onToggle: (isRange: boolean) => void;
}

/** The applicant's avatar, which is also the check box that selects them. */
export const PickButton = ({ row, isChosen, tabIndex, onToggle }: PickButtonProps) => (
  <button
    type="button"
    role="checkbox"
    aria-checked={isChosen}
    aria-label={copy.chooseWho(row.person.name)}
    className={`${avatar.avatar} ${styles.pick}`}
    tabIndex={tabIndex}
    onClick={(event) => onToggle(event.shiftKey)}
  >
    <Written>{initialsOf(row)}</Written>
  </button>
);
