import { bounds } from '@ieum/contract/common/bounds.ts';
import { inquiryTexts } from '@ieum/contract/content/inquiries/texts.ts';
import { messageChannels, type MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import { useState } from 'react';
import styles from '#features/content/questions/answering/answer-panel.module.css';
import { useReplyForm } from '#features/content/questions/answering/use-reply-form.ts';
import { phoneText } from '@ieum/contract/common/text-formats.ts';
import { momentText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { Segments } from '#ui/choice/segments.tsx';
import { Form } from '#ui/form/form.tsx';
import { Area } from '#ui/form/fields/area.tsx';
import { copy } from './copy.ts';
import { useReviseInquiry, type ServiceInquiry } from './data.ts';

const { reply: texts } = copy;

interface ReplyProps {
  inquiry: ServiceInquiry;
  onAnswered: () => void;
}

const channelOptions = messageChannels.map((value) => ({ value, label: texts.channels[value] })).toReversed();

/** Says beforehand where the answer is sent, and when. */
function Notice({ inquiry, channel }: { inquiry: ServiceInquiry; channel: MessageChannel }) {
  const { phone, email, reply, sendsAt } = inquiry;
  return (
    <p className={styles.notice}>
      {texts.by[channel](channel === 'SMS' ? phoneText(phone) : email)}{' '}
      {sendsAt && texts.later(momentText(sendsAt))} {reply !== null && texts.again}
    </p>
  );
}

/** Records that the inquiry was answered elsewhere, or that it waits again. */
function StateButton({ inquiry }: { inquiry: ServiceInquiry }) {
  const revise = useReviseInquiry();
  const { _id: id, version, state } = inquiry;
  const isComplete = state === 'ANSWER_COMPLETE';
  const change = () =>
    runAction({
      run: () =>
        revise.mutateAsync({ id, version, state: isComplete ? 'ANSWER_AWAITING' : 'ANSWER_COMPLETE' }),
      done: isComplete ? texts.reopened : texts.completed,
    });
  return (
    <Button kind="default" isLoading={revise.isPending} onClick={change}>
      {isComplete ? texts.reopen : texts.complete}
    </Button>
  );
}

/** The answer to a service inquiry, sent by e-mail or SMS; after the first answer the next inquiry opens. */
export function InquiryReply({ inquiry, onAnswered }: ReplyProps) {
  const revise = useReviseInquiry();
  const [channel, setChannel] = useState<MessageChannel>(inquiry.repliedBy ?? 'EMAIL');
  const { _id: id, version } = inquiry;
  const { form, send } = useReplyForm({
    draftKey: `inquiry:${id}`,
    reply: inquiry.reply,
    required: inquiryTexts.replyRequired.key,
    save: async (reply) =>
      (await revise.mutateAsync({ id, version, reply, channel })).serviceInquiryForm.reply,
    done: texts.sent,
    onAnswered: inquiry.state === 'ANSWER_AWAITING' ? onAnswered : undefined,
  });
  return (
    <Form form={form} className={styles.reply} onSubmit={send}>
      <Area name="reply" label={texts.label} rows={7} maxLength={bounds.introduction} hasCounter />
      {inquiry.canReceiveSms && (
        <Segments
          size="sm"
          label={texts.channel}
          value={channel}
          options={channelOptions}
          onChange={setChannel}
        />
      )}
      <Notice inquiry={inquiry} channel={channel} />
      <div className={styles.row}>
        <StateButton inquiry={inquiry} />
        <Button type="submit" isLoading={revise.isPending}>
          {inquiry.reply === null ? texts.send : texts.sendAgain}
        </Button>
      </div>
    </Form>
  );
}
