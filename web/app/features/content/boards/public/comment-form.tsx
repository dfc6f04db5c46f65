import { boardBounds } from '@ieum/contract/content/boards/enums.ts';
import { useState, type FormEvent } from 'react';
import { tabStorage } from '#lib/storage/browser-storage.ts';
import { Button } from '#ui/button/button.tsx';
import { useBusy } from '#ui/button/use-busy.ts';
import { TextArea } from '#ui/field/text-area.tsx';
import { copy } from './comments-copy.ts';
import styles from './comments.module.css';

interface CommentFormProps {
  /** The key under which unsent input is kept in this tab. */
  draftKey: string;
  label: string;
  act: string;
  start?: string;
  onSend: (content: string) => Promise<unknown>;
  onCancel?: () => void;
}

const nameOf = (draftKey: string): string => `ieum.comment.${draftKey}`;

/** The text of a comment; unsent input stays in this tab. */
export function CommentForm({ draftKey, label, act, start = '', onSend, onCancel }: CommentFormProps) {
  const [text, setText] = useState(() => tabStorage.read(nameOf(draftKey)) ?? start);
  const { isBusy, run } = useBusy();
  const change = (next: string) => {
    setText(next);
    tabStorage.write(nameOf(draftKey), next === start ? undefined : next || undefined);
  };
  const send = async () => {
    await onSend(text.trim());
    change('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) void run(send);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={label}
        rows={3}
        maxLength={boardBounds.comment}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <div className={styles.send}>
        {onCancel && (
          <Button kind="subtle" size="sm" onClick={onCancel}>
            {copy.cancel}
          </Button>
        )}
        <Button type="submit" size="sm" isLoading={isBusy} disabled={!text.trim()}>
          {act}
        </Button>
      </div>
    </form>
  );
}
