import { useState, type FormEvent } from 'react';
import { fromSeoulInput, momentText, toSeoulInput } from '#lib/format/dates.ts';
import { confirm } from '#ui/alert/alert.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { toast } from '#ui/toast/toasts.ts';
import styles from './console-messages.module.css';
import { copy } from './copy.ts';
import { useWaiting, type ConsoleMessage } from './data.ts';

const words = copy.waiting;

/** Moves or stops a message that has not left yet. */
export function Waiting({ message }: { message: ConsoleMessage }) {
  const change = useWaiting(message._id);
  const [at, setAt] = useState(() =>
    toSeoulInput(message.nextAttemptAt ?? Date.now())
      .slice(0, 16)
      .replace(' ', 'T'),
  );
  const move = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending || at === '') return;
    try {
      const { nextAttemptAt } = await change.mutateAsync(new Date(fromSeoulInput(at)).toISOString());
      if (nextAttemptAt) toast(words.moved(momentText(nextAttemptAt)), { tone: 'success' });
    } catch (error) {
      await showError(error);
    }
  };
  const stop = async () => {
    const question = { title: words.ask, body: words.askBody, confirmLabel: words.stop };
    if (change.isPending || !(await confirm({ ...question, tone: 'danger' }))) return;
    try {
      await change.mutateAsync(undefined);
      toast(words.stopped, { tone: 'success' });
    } catch (error) {
      await showError(error);
    }
  };
  return (
    <form method="post" className={styles.waiting} onSubmit={move}>
      <TextField
        label={words.at}
        type="datetime-local"
        size="md"
        required
        value={at}
        {...(message.channel === 'SMS' && { hint: words.quiet })}
        onChange={(event) => setAt(event.currentTarget.value)}
      />
      <div>
        <Button kind="default" onClick={() => void stop()}>
          {words.stop}
        </Button>
        <Button type="submit" isLoading={change.isPending}>
          {words.move}
        </Button>
      </div>
    </form>
  );
}
