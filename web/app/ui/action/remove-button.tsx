import { Button } from '../button/button.tsx';
import { removalQuestion, removedText, type RemovalTexts } from './removal.ts';
import { runAction } from './run-action.ts';

interface RemoveButtonProps {
  texts: RemovalTexts;
  /** The row's name in the question. */
  name: string;
  run: () => Promise<unknown>;
  /** After it is deleted. */
  onDone: () => void;
  size?: 'sm';
  className?: string | undefined;
}

/** Deletes the row that is open, after a question. */
export function RemoveButton({ texts, name, run, onDone, ...look }: RemoveButtonProps) {
  const removeRow = async () => {
    const isDone = await runAction({
      ask: removalQuestion(texts, name),
      run,
      done: removedText(texts, name),
    });
    if (isDone) onDone();
  };
  return (
    <Button kind="subtle" {...look} onClick={removeRow}>
      {texts.act}
    </Button>
  );
}
