import { useForm } from 'react-hook-form';
import { ApiError } from '#lib/api/api-error.ts';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { toast } from '#ui/toast/toasts.ts';
import { useReplyDraft, type ReplyValues } from './use-reply-draft.ts';

interface ReplyFormOptions {
  /** The storage key of unsent text. */
  draftKey: string;
  /** The answer that is saved already. */
  reply: string | null;
  /** The message where nothing is written. */
  required: string;
  /** Saves the answer and returns it as it was saved. */
  save: (reply: string) => Promise<string | null>;
  done: string;
  /** After the first answer. */
  onAnswered: (() => void) | undefined;
}

/** The form of an answer: unsent text is not lost, an empty answer is rejected at the field. */
export function useReplyForm({ draftKey, reply, required, save, done, onAnswered }: ReplyFormOptions) {
  const stored = reply ?? '';
  const form = useForm<ReplyValues>({ values: { reply: stored }, resetOptions: { keepDirtyValues: true } });
  const removeDraft = useReplyDraft(form, { draftKey, stored });
  const send = async (values: ReplyValues) => {
    if (values.reply.trim() === '') {
      form.setError('reply', { message: required });
      return;
    }
    try {
      const saved = await save(values.reply);
      removeDraft();
      form.reset({ reply: saved ?? '' });
      toast(done, { tone: 'success' });
      onAnswered?.();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await applyServerErrors(form, error);
    }
  };
  return { form, send };
}
