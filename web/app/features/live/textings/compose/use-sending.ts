import { TEXTING_UNDO_SECONDS } from '@ieum/contract/live/textings/enums.ts';
import { useState } from 'react';
import { runAction } from '#ui/action/run-action.ts';
import { toast } from '#ui/toast/toasts.ts';
import { useSaveDraft, useSend, useStop, type TextingDraft } from '../data.ts';
import { composeCopy as copy } from './copy.ts';

interface SendingInput {
  onDone: () => void;
  onReopen: (written: TextingDraft) => void;
}

/** Sends the text, and offers to undo it while nobody has received anything; or stores it as a draft. */
export function useSending({ onDone, onReopen }: SendingInput) {
  const sending = useSend();
  const stop = useStop();
  const savingDraft = useSaveDraft();
  const [key] = useState(() => crypto.randomUUID());
  const undo = (id: string, written: TextingDraft) =>
    runAction({
      run: async () => {
        await stop.mutateAsync(id);
        // A sent draft no longer exists.
        onReopen({ ...written, draft: undefined });
      },
      done: copy.undone,
    });
  const send = (written: TextingDraft, count: number) =>
    runAction({
      run: async () => {
        const { _id: id } = await sending.mutateAsync({ written, key });
        const milliseconds = TEXTING_UNDO_SECONDS * 1000;
        toast(copy.done(count), { tone: 'success', undo: () => void undo(id, written), milliseconds });
        onDone();
      },
    });
  const saveDraft = async (written: TextingDraft) => {
    const isSaved = await runAction({ run: () => savingDraft.mutateAsync(written), done: copy.stored });
    if (isSaved) onDone();
    return isSaved;
  };
  return { send, saveDraft, isBusy: sending.isPending || savingDraft.isPending };
}
