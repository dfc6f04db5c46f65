import IconShare2 from '~icons/tabler/share-2';
import { useDisabledUntilHydrated } from '#lib/session/hydration.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { applyCopy as copy } from '../apply/apply-copy.ts';
import styles from './share-button.module.css';

/** Passes the recruitment's address to the device's share dialog, or copies it where there is none. */
async function share(subject: string): Promise<void> {
  const url = location.origin + location.pathname;
  const canShare = 'share' in navigator;
  if (canShare) {
    // Cancelling the share dialog is not an error.
    await navigator.share({ title: subject, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast(copy.copied, { tone: 'success' });
  } catch {
    toast(copy.notCopied, { tone: 'error' });
  }
}

interface ShareButtonProps {
  subject: string;
  isLabelled?: boolean;
  className?: string | undefined;
}

/** Shares the recruitment on the screen. */
export function ShareButton({ subject, isLabelled, className }: ShareButtonProps) {
  const icon = <IconShare2 size={isLabelled ? 18 : 21} stroke={1.75} aria-hidden />;
  const press = () => void share(subject);
  const scripted = useDisabledUntilHydrated();
  if (isLabelled)
    return (
      <Button kind="default" icon={icon} onClick={press} {...scripted}>
        {copy.share}
      </Button>
    );
  return (
    <button
      type="button"
      className={`${styles.icon} ${className ?? ''}`}
      aria-label={copy.share}
      data-print="hidden"
      onClick={press}
      {...scripted}
    >
      {icon}
    </button>
  );
}
