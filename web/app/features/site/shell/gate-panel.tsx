import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { say } from '#lib/format/copy.ts';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import type { GuardFailure } from '#lib/session/guards.ts';
import { logout } from '#lib/session/session.ts';
import { useSession } from '#lib/session/use-session.ts';
import { userTypeFor } from '#lib/session/requested-page.ts';
import { Card } from '#ui/box/card.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { gateCopy as copy } from './gate-copy.ts';
import styles from './gate-panel.module.css';

// Members never see the card, so its code is loaded by the first gate that shows it.
const LoginCard = lazyPart(
  async () => (await import('#features/account/auth/login/login-card.tsx')).LoginCard,
);

function WrongType() {
  const session = useSession();
  const isConsole = session.state === 'in' && session.isConsole;
  return (
    <section className={styles.notice}>
      <h1>{say(m.wrongUserType)}</h1>
      <div className={styles.actions}>
        {isConsole && <ButtonLink to="/console">{copy.toConsole}</ButtonLink>}
        <Button kind="default" onClick={() => logout()}>
          {copy.otherAccount}
        </Button>
      </div>
    </section>
  );
}

/** The content replaces the panel automatically. */
const stay = () => undefined;

/** Instead of a page: a login card for a visitor, the notice for an account of another type. */
export function GatePanel({ failure, requested }: { failure: GuardFailure; requested: string }) {
  const dialogs = useAuthDialogs();
  const userType = userTypeFor(requested);
  if (failure === 'forbidden') return <WrongType />;
  return (
    <section className={styles.panel}>
      <div className={styles.words}>
        <h1>{copy.loginTitle}</h1>
        <p>{copy.loginBody}</p>
      </div>
      <Card className={styles.card}>
        <Suspense fallback={<Skeleton height={426} radius={0} />}>
          <LoginCard
            onJoin={() => dialogs.openJoin({ instead: { onLoggedIn: stay }, ...(userType && { userType }) })}
            audience={requested.startsWith('/console') ? 'console' : 'member'}
            requested={requested}
            {...(userType && { userType })}
          />
        </Suspense>
      </Card>
    </section>
  );
}
