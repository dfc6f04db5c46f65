import type { FlagTarget } from '@ieum/contract/hiring/flags/enums.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import { LOGIN_FORM } from '#lib/session/login-address.ts';
import { readSession, restoreSession } from '#lib/session/session.ts';
import { copy } from './copy.ts';
import styles from './flag-button.module.css';

const FlagSheet = lazyPart(async () => (await import('./flag-sheet.tsx')).FlagSheet);

interface FlagButtonProps {
  target: FlagTarget;
  id: string;
}

/** Reports what is on the screen; a visitor logs in first. Without scripts it leads to the login. */
export function FlagButton({ target, id }: FlagButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const dialogs = useAuthDialogs();
  const press = async () => {
    await restoreSession();
    const open = () => setOpen(true);
    if (readSession().state === 'in') open();
    else dialogs.openLogin({ onLoggedIn: open });
  };
  return (
    <>
      <button
        type="submit"
        form={LOGIN_FORM}
        className={styles.flag}
        data-print="hidden"
        onClick={(event) => {
          event.preventDefault();
          void press();
        }}
      >
        {copy.flag}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FlagSheet target={target} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
