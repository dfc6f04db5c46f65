import IconLock from '~icons/tabler/lock';
import { lectureBounds } from '@ieum/contract/live/lectures/enums.ts';
import { useEffect, useState, type SubmitEvent } from 'react';
import { CodeInput, codeOfAddress } from '#features/live/codes/code-input.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { visitReady } from '#lib/session/visits.ts';
import { Button } from '#ui/button/button.tsx';
import { enterCode, type LectureData } from '../data.ts';
import { copy } from './copy.ts';
import styles from './code-gate.module.css';

interface CodeGateProps {
  id: string;
  onEnter: (data: LectureData) => void;
}

/** The typed code, and how it is sent. */
function useEntering({ id, onEnter }: CodeGateProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCode((typed) => typed || codeOfAddress(location.search)));
    return () => clearTimeout(timer);
  }, []);
  const submit = async () => {
    if (code === '') return setError(copy.gate.empty);
    setBusy(true);
    try {
      await visitReady();
      onEnter(await enterCode(id, code));
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
  return { code, error, isBusy, change, submit };
}

/** Asks for the code of a lecture in place of its player; a code of the address fills it in and is not sent. */
export function CodeGate(props: CodeGateProps) {
  const { code, error, isBusy, change, submit } = useEntering(props);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <section className={styles.gate} aria-labelledby="lecture-gate">
      <IconLock size={28} stroke={1.6} aria-hidden />
      <h2 id="lecture-gate">{copy.gate.title}</h2>
      <p>{copy.gate.body}</p>
      <form onSubmit={handleSubmit}>
        <CodeInput
          label={copy.gate.label}
          value={code}
          onChange={change}
          error={error}
          max={lectureBounds.code}
        />
        <Button type="submit" isLoading={isBusy}>
          {copy.gate.enter}
        </Button>
      </form>
    </section>
  );
}
