import type { Approval } from '@ieum/contract/account/users/enums.ts';
import IconClock from '~icons/tabler/clock';
import { copy } from './copy.ts';
import styles from './save-failure.module.css';

/** Why a recruitment cannot be published yet, and the next step. */
export const WaitingNotice = ({ approval }: { approval: Exclude<Approval, 'APPROVED'> }) => (
  <div role="status" className={styles.problem} data-tone="calm">
    <IconClock size={20} stroke={1.75} aria-hidden />
    <p>{copy.waiting[approval]}</p>
  </div>
);
