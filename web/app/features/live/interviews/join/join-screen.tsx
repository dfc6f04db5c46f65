import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDisabledUntilHydrated } from '#lib/session/hydration.ts';
import { loginAddress } from '#lib/session/login-address.ts';
import { useSession } from '#lib/session/use-session.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { roomCodeOf } from '../room-code.ts';
import { readCode } from '../data.ts';
import { joinCopy as copy } from './copy.ts';
import styles from './join-screen.module.css';

/** Takes an invited person from a link in a calendar or a notification to the room. */
function useInvitation(): { isLeading: boolean; error: string | undefined; id: string } {
  const [params] = useSearchParams();
  const session = useSession();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const id = params.get('interview') ?? '';
  const userType = session.state === 'in' ? session.userType : undefined;
  useEffect(() => {
    if (id === '' || !userType) return;
    readCode(id, userType === 'COMPANY').then(
      (code) => navigate(`/interview/${code}`, { replace: true }),
      () => setError(copy.notFound),
    );
  }, [id, userType, navigate]);
  return { isLeading: id !== '' && Boolean(userType) && error === undefined, error, id };
}

/**
 * What an account entered last, to correct a wrong code; it is in no storage, and shown to nobody else, because a
 * code is a secret.
 */
let lastEntered = { userId: '', typed: '' };

function CodeForm() {
  const navigate = useNavigate();
  const session = useSession();
  const userId = session.state === 'in' ? session.userId : '';
  const [typed, setTyped] = useState(() => (lastEntered.userId === userId ? lastEntered.typed : ''));
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // A code that was pasted before the scripts were loaded is in the field alone.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const code = roomCodeOf(typed);
    if (!code) return setError(copy.wrong);
    lastEntered = { userId, typed };
    void navigate(`/interview/${code}`);
  };
  return (
    <form onSubmit={enter} noValidate>
      <TextField
        label={copy.code}
        ref={field}
        size="lg"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" size="lg" isWide {...useDisabledUntilHydrated()}>
        {copy.enter}
      </Button>
    </form>
  );
}

/** The join page at /interview, where a code is entered. */
export function JoinScreen() {
  const session = useSession();
  const { isLeading, error, id } = useInvitation();
  const own = session.state === 'in' && session.userType === 'COMPANY' ? 'interviews' : 'interview';
  return (
    <section className={`container ${styles.screen}`}>
      <h1>{copy.title}</h1>
      <p>{copy.hint}</p>
      {isLeading && <p role="status">{copy.leading}</p>}
      {error && <p role="alert">{error}</p>}
      <CodeForm />
      {session.state === 'in' ? (
        session.userType && (
          <ButtonLink kind="default" isWide to={`/dashboard/${own}`}>
            {copy.toOwn}
          </ButtonLink>
        )
      ) : (
        <>
          <p className={styles.own}>{copy.own}</p>
          <ButtonLink
            kind="default"
            isWide
            rel="nofollow"
            to={loginAddress(id ? `/interview?interview=${id}` : '/interview')}
          >
            {copy.login}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
