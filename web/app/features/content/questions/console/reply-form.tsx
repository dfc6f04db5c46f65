import { bounds } from '@ieum/contract/common/bounds.ts';
import { NAME_PLACE } from '@ieum/contract/content/questions/enums.ts';
import { questionTexts } from '@ieum/contract/content/questions/texts.ts';
import IconChevronDown from '~icons/tabler/chevron-down';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { momentText } from '#lib/format/dates.ts';
import { Hint } from '#ui/text/hint.tsx';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Area } from '#ui/form/fields/area.tsx';
import { ActionMenu } from '#ui/popup/action-menu.tsx';
import { phrasesQuery } from '../phrases/data.ts';
import { copy } from './copy.ts';
import { useReviseQuestion, type ConsoleQuestion } from './data.ts';
import styles from '../answering/answer-panel.module.css';
import type { ReplyValues } from '../answering/use-reply-draft.ts';
import { useReplyForm } from '../answering/use-reply-form.ts';

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
  return reply.includes(NAME_PLACE) ? <Hint>{copy.reply.nameHint}</Hint> : null;
}

/** The answer to a question, with saved phrases; after the first answer the next question opens. */
export function ReplyForm({ question, onAnswered }: { question: ConsoleQuestion; onAnswered: () => void }) {
  const revise = useReviseQuestion();
  const isFirst = question.state === 'ANSWER_AWAITING';
  const { _id: id, version } = question;
  const { form, send } = useReplyForm({
    draftKey: `answer:${id}`,
    reply: question.reply,
    required: questionTexts.replyRequired.key,
    save: async (reply) => (await revise.mutateAsync({ id, reply, version })).question.reply,
    done: isFirst ? copy.reply.sent : copy.reply.corrected,
    onAnswered: isFirst ? onAnswered : undefined,
  });
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
