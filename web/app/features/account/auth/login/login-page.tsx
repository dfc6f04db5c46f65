import { ownAddress } from '@ieum/contract/common/own-address.ts';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import { logout } from '#lib/session/session.ts';
import { useIsLoggedIn } from '#lib/session/use-session.ts';
import { readRequestedPage, userTypeFor } from '#lib/session/requested-page.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import styles from '../auth-page.module.css';
import { AuthPage } from '../auth-page.tsx';
import { copy } from '../copy.ts';
import { openAfterLogin } from './open-after-login.ts';
import { LoginCard } from './login-card.tsx';

function AlreadyIn({ next }: { next: string }) {
  return (
    <div className={styles.already}>
      <p>{copy.alreadyIn}</p>
      <ButtonLink to={next} size="lg" isWide>
        {copy.goOn}
      </ButtonLink>
      <Button kind="default" size="lg" isWide onClick={() => logout()}>
        {copy.otherAccount}
      </Button>
    </div>
  );
}

/** The login card as a page; afterwards the dashboard or the page in `?next=` opens. */
export function LoginPage() {
  const dialogs = useAuthDialogs();
  const [query] = useSearchParams();
  const requested = readRequestedPage(useLocation().state) ?? ownAddress(query.get('next') ?? '');
  const userType = requested ? userTypeFor(requested) : undefined;
  const isLoggedIn = useIsLoggedIn();
  const [isEntering, setEntering] = useState(false);

  const handleLoggedIn = () => {
    setEntering(true);
    openAfterLogin(requested ?? '/dashboard');
  };

  return (
    <AuthPage title={copy.title}>
      {isLoggedIn && !isEntering ? (
        <AlreadyIn next={requested ?? '/dashboard'} />
      ) : (
        <LoginCard
          onJoin={() =>
            dialogs.openJoin({ instead: { onLoggedIn: handleLoggedIn }, ...(userType && { userType }) })
          }
          onLoggedIn={handleLoggedIn}
          {...(requested && { requested })}
          {...(userType && { userType })}
        />
      )}
    </AuthPage>
  );
}
