import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import avatar from './avatar.module.css';
import { copy } from './copy.ts';
import styles from './select-avatar-button.module.css';
import { initialsOf } from './texts.ts';

interface SelectAvatarButtonProps {
  row: ApplicantRow;
  isChosen: boolean;
  tabIndex: number;
  /** `isRange` with the Shift key: everything from the last selected one on. */
  onToggle: (isRange: boolean) => void;
}

/** The applicant's avatar, which is also the check box that selects them. */
export const SelectAvatarButton = ({ row, isChosen, tabIndex, onToggle }: SelectAvatarButtonProps) => (
  <button
    type="button"
    role="checkbox"
    aria-checked={isChosen}
    aria-label={copy.selectOf(row.person.name)}
    className={`${avatar.avatar} ${styles.pick}`}
    tabIndex={tabIndex}
    onClick={(event) => onToggle(event.shiftKey)}
  >
    <MemberText>{initialsOf(row)}</MemberText>
  </button>
);
