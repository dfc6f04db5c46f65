import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAuthDialogs } from '#lib/auth-dialogs.tsx';
import { ownAddress } from '#lib/hand-over.ts';
import { logout } from '#lib/session.ts';
import { useIsLoggedIn } from '#lib/use-session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { copy } from './copy.ts';
import { enter } from './enter.ts';
import { LoginCard } from './login-card.tsx';

function AlreadyIn({ next }: { next: string }) {
  return (
    <div className={styles.already}>
      <p>{copy.alreadyIn}</p>
      <ButtonLink to={next} size="lg" isWide>
        {copy.goOn}
      </ButtonLink>
      <Button kind="default" size="lg" isWide onClick={() => void logout()}>
        {copy.otherAccount}
      </Button>
    </div>
  );
}

/** The login card as a page; afterwards the dashboard opens, or the page of this site that `?next=` names. */
export function LoginPage() {
  const dialogs = useAuthDialogs();
  const [query] = useSearchParams();
  const isLoggedIn = useIsLoggedIn();
  const [isEntering, setEntering] = useState(false);

  const nextAddress = () => ownAddress(query.get('next')) ?? '/dashboard';
  const handleLoggedIn = () => {
    setEntering(true);
    enter(nextAddress());
  };

  return (
    <AuthPage title={copy.title}>
      {isLoggedIn && !isEntering ? (
        <AlreadyIn next={nextAddress()} />
      ) : (
        <LoginCard
          onJoin={() => dialogs.openJoin({ instead: { onLoggedIn: handleLoggedIn } })}
          onLoggedIn={handleLoggedIn}
        />
      )}
    </AuthPage>
  );
}
