import IconX from '~icons/tabler/x';
import { useId, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { findInterviewer } from '../data.ts';
import { companyCopy } from './copy.ts';
import styles from './interviews-screen.module.css';

const copy = companyCopy.sheet;

interface Interviewer {
  _id: string;
  name: string;
}

interface InterviewersProps {
  chosen: readonly Interviewer[];
  onChange: (chosen: readonly Interviewer[]) => void;
}

/** Finds members by their username and adds them. */
function useAdding({ chosen, onChange }: InterviewersProps) {
  const [username, setUsername] = useState('');
  const [error, setError] = useState<string>();
  const add = async () => {
    if (username.trim() === '') return;
    try {
      const found = await findInterviewer(username.trim());
      onChange([...chosen.filter(({ _id }) => _id !== found._id), found]);
      setUsername('');
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.status === 404 ? copy.noMember : failure.message);
    }
  };
  const type = (typed: string) => {
    setUsername(typed);
    setError(undefined);
  };
  return { username, error, add, type };
}

/** Members who conduct the interview as well; handing over replaces them. */
export function Interviewers({ chosen, onChange }: InterviewersProps) {
  const { username, error, add, type } = useAdding({ chosen, onChange });
  const id = useId();
  return (
    <section className={styles.people} aria-labelledby={id}>
      <h3 id={id}>{copy.hosts}</h3>
      <p>{copy.hostsHint}</p>
      <div className={styles.add}>
        <TextField
          label={copy.username}
          size="md"
          autoComplete="off"
          maxLength={20}
          value={username}
          error={error}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button kind="default" onClick={add}>
          {copy.add}
        </Button>
      </div>
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map(({ _id, name }) => (
            <li key={_id}>
              <Button
                kind="light"
                size="sm"
                aria-label={copy.remove(name)}
                onClick={() => onChange(chosen.filter((one) => one._id !== _id))}
              >
                <MemberText>{name}</MemberText>
                <IconX size={16} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
