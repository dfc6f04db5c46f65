import { commonTexts } from '@ieum/contract/common/texts.ts';
import { useState, type FormEvent } from 'react';
import { say } from '#lib/format/copy.ts';
import { momentText } from '#lib/format/dates.ts';
import { momentOf, dayOf, timeOf } from '#lib/format/day-and-time.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { MomentInput } from '#ui/form/days/moment-input.tsx';
import styles from './console-messages.module.css';
import { copy } from './copy.ts';
import { useWaiting, type ConsoleMessage } from './data.ts';

const texts = copy.waiting;

/** The moment without its seconds, which are not shown. */
const wholeMinute = (moment: string): string => momentOf(dayOf(moment) ?? '', timeOf(moment));

/** Reschedules or cancels a message that has not been sent yet. */
export function ScheduledMessage({ message }: { message: ConsoleMessage }) {
  const change = useWaiting(message._id);
  const [at, setAt] = useState<string | null>(() =>
    wholeMinute(message.nextAttemptAt ?? new Date().toISOString()),
  );
  const [isTried, setTried] = useState(false);
  const move = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (change.isPending || at === null) return;
    await runAction({
      run: () => change.mutateAsync(at),
      done: ({ nextAttemptAt }) => nextAttemptAt && texts.moved(momentText(nextAttemptAt)),
    });
  };
  const stop = async () => {
    if (change.isPending) return;
    await runAction({
      ask: { title: texts.ask, body: texts.askBody, confirmLabel: texts.stop, tone: 'danger' },
      run: () => change.mutateAsync(undefined),
      done: texts.stopped,
    });
  };
  return (
    <form method="post" className={styles.waiting} onSubmit={move}>
      <MomentInput
        dayLabel={texts.day}
        timeLabel={texts.at}
        value={at}
        hint={message.channel === 'SMS' ? texts.quiet : undefined}
        error={isTried && at === null ? say(commonTexts.dateInvalid) : undefined}
        onChange={setAt}
        onWrong={() => setAt(null)}
      />
      <div>
        <Button kind="default" onClick={() => void stop()}>
          {texts.stop}
        </Button>
        <Button type="submit" isLoading={change.isPending}>
          {texts.move}
        </Button>
      </div>
    </form>
  );
}
