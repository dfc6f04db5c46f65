import { CODE_LENGTH } from '@ieum/contract/live/codes/code.ts';
import type { AttendanceCall } from '@ieum/contract/live/lectures/schemas.ts';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { CodeInput } from '#features/live/codes/code-input.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useSession } from '#lib/session/use-session.ts';
import { Button } from '#ui/button/button.tsx';
import { chatApi } from '../chat/data.ts';
import styles from './attendance-box.module.css';
import { copy } from './copy.ts';
import { useTimeLeft } from './use-time-left.ts';

interface AttendanceBoxProps {
  lectureId: string;
  call: AttendanceCall;
}

/** The typed code, how it is sent, and which code was entered. */
function useEntering(lectureId: string) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [entered, setEntered] = useState<number>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (code === '') return setError(copy.empty);
    setBusy(true);
    try {
      const { number } = await chatApi.enterCode({ params: { _lecture: lectureId }, body: { code } });
      setEntered(number);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    } finally {
      setBusy(false);
    }
  };
  const change = (typed: string) => {
    setCode(typed);
    setError(undefined);
  };
  return { code, error, isBusy, entered, change, submit };
}

/** The heading announces the request for the code, and that the code was entered. */
const Box = ({ title, children }: { title: string; children?: ReactNode }) => (
  <section className={styles.box} aria-labelledby="lecture-attendance">
    <div role="status">
      <h2 id="lecture-attendance">{title}</h2>
    </div>
    {children}
  </section>
);

function Entry({ lectureId, time }: { lectureId: string; time: string }) {
  const { code, error, isBusy, entered, change, submit } = useEntering(lectureId);
  if (entered !== undefined) return <Box title={copy.done(entered)} />;
  return (
    <Box title={copy.title}>
      <form onSubmit={(event) => void submit(event)}>
        <p className={styles.hint}>
          {copy.hint} <span className="number">{copy.left(time)}</span>
        </p>
        <div className={styles.line}>
          <CodeInput label={copy.label} value={code} onChange={change} error={error} max={CODE_LENGTH} />
          <Button type="submit" isLoading={isBusy}>
            {copy.enter}
          </Button>
        </div>
      </form>
    </Box>
  );
}

/** Asks a viewer for the code that is shown now, until its time is over. */
export function AttendanceBox({ lectureId, call }: AttendanceBoxProps) {
  const session = useSession();
  const time = useTimeLeft(call.secondsLeft);
  if (time === undefined) return null;
  if (session.state === 'in' && session.userType !== 'PERSON') return null;
  if (session.state === 'in') return <Entry key={call.number} lectureId={lectureId} time={time} />;
  return (
    <Box title={copy.title}>
      <p className={styles.hint}>{copy.login}</p>
    </Box>
  );
}
