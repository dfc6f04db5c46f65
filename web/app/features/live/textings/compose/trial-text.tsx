import { Hint } from '#ui/text/hint.tsx';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { useTryOut, type TextingDraft } from '../data.ts';
import { composeCopy as copy } from './copy.ts';
import styles from './compose.module.css';

interface TrialTextProps {
  written: TextingDraft;
  /** The own number, masked; null where there is none that takes text messages. */
  own: string | null;
  /** False while the text has an error. */
  isComplete: boolean;
}

/** Sends the text to the own number before anybody else receives it. */
export function TrialText({ written, own, isComplete }: TrialTextProps) {
  const trial = useTryOut();
  if (own === null) return <Hint>{copy.trial.none}</Hint>;
  const send = () =>
    runAction({
      run: async () => {
        const to = await trial.mutateAsync(written);
        toast(copy.trial.done(to), { tone: 'success' });
      },
    });
  return (
    <div className={styles.trial}>
      <Button kind="default" size="sm" isLoading={trial.isPending} disabled={!isComplete} onClick={send}>
        {copy.trial.act}
      </Button>
      <Hint>{copy.trial.hint(own)}</Hint>
    </div>
  );
}
