import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import { loginAddress } from '#lib/session/login-address.ts';
import { useSession } from '#lib/session/use-session.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { copy } from './copy.ts';
import styles from './question-page.module.css';

// Visitors need none of it.
const MemberForm = lazyPart(async () => (await import('./member-form.tsx')).MemberForm);

const HERE = '/center/inquiry';
const { gate: texts } = copy;
const stay = () => undefined;

/** Asks a visitor to log in: links that work without scripts, dialogs once these are loaded. */
function LoginCard({ state }: { state: string }) {
  const dialogs = useAuthDialogs();
  return (
    <section className={styles.card} data-state={state}>
      <h2>{texts.title}</h2>
      <p>{texts.body}</p>
      <div>
        <ButtonLink
          to={loginAddress(HERE)}
          rel="nofollow"
          onPointerEnter={dialogs.prepare}
          onClick={onPlainPress(() => dialogs.openLogin({ onLoggedIn: stay }))}
        >
          {texts.login}
        </ButtonLink>
        <ButtonLink
          kind="default"
          to="/join"
          onPointerEnter={dialogs.prepare}
          onClick={onPlainPress(() => dialogs.openJoin({ instead: { onLoggedIn: stay } }))}
        >
          {texts.join}
        </ButtonLink>
      </div>
    </section>
  );
}

function Content() {
  const session = useSession();
  if (session.state !== 'in') return <LoginCard state={session.state} />;
  if (session.userType === null) return <p className={styles.note}>{texts.console}</p>;
  return (
    <Suspense fallback={<Skeleton height={480} radius={14} />}>
      <MemberForm />
    </Suspense>
  );
}

/** /center/inquiry: the form for members, a login card for visitors. */
export const QuestionPage = () => (
  <article className={`container ${styles.page}`}>
    <header>
      <h1>{copy.title}</h1>
      <p>{copy.hours}</p>
    </header>
    <Content />
  </article>
);
