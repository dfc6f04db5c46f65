import { bounds } from '@ieum/contract/common/bounds.ts';
import { NAME_PLACE } from '@ieum/contract/content/questions/enums.ts';
import { questionTexts } from '@ieum/contract/content/questions/texts.ts';
import IconChevronDown from '~icons/tabler/chevron-down';
import { useQuery } from '@tanstack/react-query';
import { useForm, useFormContext, useWatch } from 'react-hook-form';
import { ApiError } from '#lib/api/api-error.ts';
import { momentText } from '#lib/format/dates.ts';
import { Button } from '#ui/button/button.tsx';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { Area } from '#ui/form/text-fields.tsx';
import { ActionMenu } from '#ui/popup/action-menu.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { phrasesQuery } from '../phrases/data.ts';
import { copy } from './copy.ts';
import { useReviseQuestion, type ConsoleQuestion } from './data.ts';
import styles from '../answering/answer-panel.module.css';
import { useReplyDraft, type ReplyValues } from '../answering/use-reply-draft.ts';

/** Inserts a saved phrase after the text that is there. */
function PhraseMenu() {
  const { data = [] } = useQuery(phrasesQuery);
  const { getValues, setValue, setFocus } = useFormContext<ReplyValues>();
  const insert = (text: string) => {
    const before = getValues('reply').trimEnd();
    setValue('reply', before ? `${before}\n\n${text}` : text, { shouldDirty: true });
    setFocus('reply');
  };
  const phrases = data.map(({ _id, name, text }) => ({
    key: _id,
    label: name,
    onChoose: () => insert(text),
  }));
  const none = [{ key: 'none', label: copy.reply.noPhrases, isDisabled: true }];
  return (
    <ActionMenu look="default" align="start" items={phrases.length > 0 ? phrases : none}>
      {copy.reply.phrase}
      <IconChevronDown size={16} aria-hidden />
    </ActionMenu>
  );
}

function channelText({ channel, to }: ConsoleQuestion['notice']): string {
  if (!channel) return copy.notice.none;
  return to ? copy.notice[channel](to) : copy.notice.unreachable;
}

/** Says beforehand what the asker receives with the answer, and by which channel. */
export function NoticeOfAnswer({ question }: { question: ConsoleQuestion }) {
  const { notice, state } = question;
  if (state === 'ANSWER_COMPLETE') return <p className={styles.notice}>{copy.notice.correction}</p>;
  return (
    <div className={styles.notice}>
      <p>
        {channelText(notice)} {notice.at && copy.notice.later(momentText(notice.at))}
      </p>
      <details>
        <summary>{copy.notice.preview}</summary>
        <pre>{notice.text}</pre>
      </details>
    </div>
  );
}

/** Says that the place of the name is replaced, once it is in the text. */
function NameHint() {
  const reply = useWatch<ReplyValues, 'reply'>({ name: 'reply' });
  return reply.includes(NAME_PLACE) ? <p className={styles.about}>{copy.reply.nameHint}</p> : null;
}

/** The answer to a question, with saved phrases; after the first answer the next question opens. */
export function ReplyForm({ question, onAnswered }: { question: ConsoleQuestion; onAnswered: () => void }) {
  const revise = useReviseQuestion();
  const isFirst = question.state === 'ANSWER_AWAITING';
  const form = useForm<ReplyValues>({
    values: { reply: question.reply ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const evictDraft = useReplyDraft(form, { place: `answer:${question._id}`, stored: question.reply ?? '' });
  const send = async ({ reply }: ReplyValues) => {
    if (reply.trim() === '') {
      form.setError('reply', { message: questionTexts.replyRequired.key });
      return;
    }
    try {
      const { question: saved } = await revise.mutateAsync({
        id: question._id,
        reply,
        version: question.version,
      });
      evictDraft();
      form.reset({ reply: saved.reply ?? '' });
      toast(isFirst ? copy.reply.sent : copy.reply.corrected, { tone: 'success' });
      if (isFirst) onAnswered();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await applyServerErrors(form, error);
    }
  };
  return (
    <Form form={form} className={styles.reply} onSubmit={send}>
      <Area name="reply" label={copy.reply.label} rows={7} maxLength={bounds.introduction} hasCounter />
      <NameHint />
      <NoticeOfAnswer question={question} />
      <div className={styles.row}>
        <PhraseMenu />
        <Button type="submit" isLoading={revise.isPending}>
          {isFirst ? copy.reply.send : copy.reply.correct}
        </Button>
      </div>
    </Form>
  );
}
