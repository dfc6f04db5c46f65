import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '#lib/session/use-session.ts';
import { storeDraft, readDraft } from '#lib/storage/unsaved-drafts.ts';

export interface ReplyValues {
  reply: string;
}

/**
 * Text that is not sent yet stays in this tab for each question, also while others are read; returns what
 * removes it once it is sent.
 */
export function useReplyDraft(
  form: UseFormReturn<ReplyValues>,
  { draftKey, stored }: { draftKey: string; stored: string },
): () => void {
  const session = useSession();
  const userId = session.state === 'in' ? session.userId : undefined;
  useEffect(() => {
    if (!userId) return undefined;
    const earlier = readDraft<string>(draftKey, userId);
    if (earlier !== undefined) form.setValue('reply', earlier, { shouldDirty: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        storeDraft(draftKey, userId, values.reply === stored ? undefined : values.reply),
    });
  }, [form, draftKey, userId, stored]);
  return () => {
    if (userId) storeDraft(draftKey, userId, undefined);
  };
}
