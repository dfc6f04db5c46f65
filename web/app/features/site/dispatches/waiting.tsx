import { useState, type FormEvent } from 'react';
import { fromSeoulInput, momentText, toSeoulInput } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import styles from './console-messages.module.css';
import { copy } from './copy.ts';
import { useWaiting, type ConsoleMessage } from './data.ts';

const words = copy.waiting;

/** Reschedules or cancels a message that has not been sent yet. */
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
    await runAction({
      run: () => change.mutateAsync(new Date(fromSeoulInput(at)).toISOString()),
      done: ({ nextAttemptAt }) => nextAttemptAt && words.moved(momentText(nextAttemptAt)),
    });
  };
  const stop = async () => {
    if (change.isPending) return;
    await runAction({
      ask: { title: words.ask, body: words.askBody, confirmLabel: words.stop, tone: 'danger' },
      run: () => change.mutateAsync(undefined),
      done: words.stopped,
    });
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
