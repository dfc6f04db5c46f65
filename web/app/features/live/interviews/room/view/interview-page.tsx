import { interviewTexts } from '@ieum/contract/live/interviews/texts.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { say } from '#lib/format/copy.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import { restoreSession } from '#lib/session/session.ts';
import { Button } from '#ui/button/button.tsx';
import { readEntry, type InterviewEntry } from '../../data.ts';
import { roomCopy as copy } from './copy.ts';
import { DarkFrame } from './dark-frame.tsx';
import { goBack } from './go-back.ts';
import styles from './interview-page.module.css';
import { InterviewVisit } from './interview-visit.tsx';

type EntryResult = InterviewEntry | 'login' | undefined;

/** The interview of a code; a wrong code and an interview that has ended go back one page. */
function useEntry(code: string): { found: EntryResult; readAgain: () => void } {
  const [found, setFound] = useState<EntryResult>();
  const [attempt, setAttempt] = useState(0);
  const navigate = useNavigate();
  const handleError = useEffectEvent((error: unknown) => {
    // What was read before stays when it cannot be read again.
    if (typeof found === 'object') return;
    if (error instanceof ApiError && error.status === 401) return setFound('login');
    const isReported = error instanceof ApiError && error.isReported;
    void goBack(navigate, error instanceof Error && !isReported ? error.message : undefined);
  });
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      await restoreSession();
      try {
        const entry = await readEntry(code);
        if (isGone) return;
        if (entry.state === 'COMPLETE') return void goBack(navigate, say(interviewTexts.closed));
        setFound(entry);
      } catch (error) {
        if (!isGone) handleError(error);
      }
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [code, attempt, navigate]);
  return { found, readAgain: () => setAttempt((count) => count + 1) };
}

function LoginCard({ onLoggedIn }: { onLoggedIn: () => void }) {
  const dialogs = useAuthDialogs();
  return (
    <section className={styles.card}>
      <h1>{copy.login.title}</h1>
      <p>{copy.login.body}</p>
      <Button size="lg" onPointerEnter={dialogs.prepare} onClick={() => dialogs.openLogin({ onLoggedIn })}>
        {copy.login.act}
      </Button>
    </section>
  );
}

/** /interview/{code}: the lobby with its checks, the wait for admission, and the room. */
export function InterviewPage({ code }: { code: string }) {
  const { found, readAgain } = useEntry(code);
  if (found === undefined)
    return (
      <DarkFrame>
        <section className={styles.card} aria-busy>
          <h1>{copy.title}</h1>
          <p role="status">{copy.loading}</p>
        </section>
      </DarkFrame>
    );
  if (found === 'login')
    return (
      <DarkFrame>
        <LoginCard onLoggedIn={readAgain} />
      </DarkFrame>
    );
  return <InterviewVisit key={code} code={code} entry={found} readAgain={readAgain} />;
}
