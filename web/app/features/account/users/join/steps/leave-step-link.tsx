import IconLock from '~icons/tabler/lock';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import styles from '../pages/join-frame.module.css';

interface LeaveStepLinkProps {
  /** The address that it opens before the scripts run. */
  to: string;
  label: string;
  isDisabled: boolean;
  onLeave: () => void;
}

/** The link that leaves a step of the sign-up. */
export const LeaveStepLink = ({ to, label, isDisabled, onLeave }: LeaveStepLinkProps) => (
  <ButtonLink
    to={to}
    kind="default"
    size="lg"
    className={styles.cancel}
    aria-disabled={isDisabled || undefined}
    onClick={onPlainPress(() => {
      if (!isDisabled) onLeave();
    })}
  >
    {label}
  </ButtonLink>
);

/** Why a step cannot be left for the next one yet. */
export const LockReason = ({ children }: { children: string }) => (
  <>
    <IconLock size={16} stroke={1.9} aria-hidden />
    {children}
  </>
);
