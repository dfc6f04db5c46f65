import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAuthDialogs } from '#lib/auth-dialogs.tsx';
import { ownAddress } from '#lib/hand-over.ts';
import { logout } from '#lib/session.ts';
import { useIsLoggedIn } from '#lib/use-session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { copy } from './copy.ts';
import { enter } from './enter.ts';
import { LoginCard } from './login-card.tsx';
import styles from './login-page.module.css';

const icons = [IconFileText, IconChecklist, IconLayoutKanban];

function Reasons() {
  return (
    <div className={styles.reasons}>
      <p className={styles.headline}>{copy.headline}</p>
      <ul>
        {copy.reasons.map(({ title, body }, index) => {
          const Icon = icons[index] ?? IconChecklist;
          return (
            <li key={title}>
              <Icon size={24} stroke={1.75} aria-hidden />
              <div>
                <b>{title}</b>
                <p>{body}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

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
    <div className={styles.page}>
      <Reasons />
      <div className={styles.side}>
        <section className={styles.card}>
          <h1>{copy.title}</h1>
          {isLoggedIn && !isEntering ? (
            <AlreadyIn next={nextAddress()} />
          ) : (
            <LoginCard onJoin={() => dialogs.openJoin()} onLoggedIn={handleLoggedIn} />
          )}
        </section>
      </div>
    </div>
  );
}
