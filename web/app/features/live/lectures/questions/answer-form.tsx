import { lectureBounds } from '@ieum/contract/live/lectures/enums.ts';
import { useState } from 'react';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { copy } from './copy.ts';
import { useAnswering, type LectureQuestion } from './data.ts';
import styles from './questions-panel.module.css';

interface AnswerFormProps {
  lectureId: string;
  row: LectureQuestion;
  onClose: () => void;
}

/** The form of an answer; it shows beforehand who is notified. */
export function AnswerForm({ lectureId, row, onClose }: AnswerFormProps) {
  const [text, setText] = useState(row.answer ?? '');
  const [error, setError] = useState<string>();
  const answering = useAnswering(lectureId);
  const save = async () => {
    if (text.trim() === '') return setError(copy.empty);
    const isDone = await runAction({
      run: () => answering.mutateAsync({ id: row._id, answer: text }),
      done: copy.saved,
    });
    if (isDone) onClose();
  };
  return (
    <div className={styles.form}>
      <TextArea
        label={copy.answer}
        rows={4}
        value={text}
        length={text.length}
        maxLength={lectureBounds.answer}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <p className={styles.hint}>
        {row.isNotified ? copy.notified(row.name ?? copy.former) : copy.notNotified}
      </p>
      <div className={styles.buttons}>
        <Button size="sm" onClick={save} isLoading={answering.isPending}>
          {copy.save}
        </Button>
        <Button kind="subtle" size="sm" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
}
