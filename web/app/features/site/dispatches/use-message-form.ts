import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import { quietUntil } from '#lib/format/quiet-hours.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '#lib/api/api-error.ts';
import { numberText } from '#lib/format/money.ts';
import { hasApprovers } from '#features/foundation/approvals/data.ts';
import { confirm } from '#ui/alert/alert.ts';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { toast } from '#ui/toast/toasts.ts';
import { useLeaveGuard } from '#ui/layer/use-leave-guard.ts';
import { composeCopy as copy } from './compose-copy.ts';
import { approvalTexts } from '@ieum/contract/foundation/approvals/texts.ts';
import { dispatchTexts } from '@ieum/contract/site/dispatches/texts.ts';
import { APPROVAL_ABOVE } from '@ieum/contract/site/dispatches/enums.ts';
import { groupPreviewQuery, useDispatch, useGroupDispatch } from './data.ts';
import { anybody, conditionsOf } from './group-values.ts';
import { groupMessageOf, messageOf, type MessageFormValues } from './message-form.ts';

const resolver = lazyResolver<MessageFormValues>(
  async () => (await import('./message-rules.ts')).resolveMessage,
);
/** How many match, and how many of them cannot receive it. */
interface Audience {
  count: number;
  withoutIt: number;
}

/** What follows: it is sent now, in the morning, after an approval, or at once because nobody could approve it. */
async function effectOf(channel: MessageChannel, count: number): Promise<string> {
  if (count > APPROVAL_ABOVE)
    return (await hasApprovers('messages.write')) ? copy.approval.hint : copy.approval.alone;
  return channel === 'SMS' && quietUntil() !== undefined ? copy.ask.delayed : copy.ask.body;
}

async function askToSend(values: MessageFormValues, { count, withoutIt }: Audience): Promise<boolean> {
  const effect = await effectOf(values.channel, count);
  return confirm({
    title: copy.ask[values.channel](numberText(count - withoutIt)),
    body: [withoutIt > 0 && copy.ask.without(numberText(count), numberText(withoutIt)), effect]
      .filter(Boolean)
      .join(' '),
    confirmLabel: copy.send,
  });
}

/** Whether it leaves now, in the morning, or only when a second administrator has approved it. */
function toastSent({ channel }: MessageFormValues, sent: { count: number } | null): void {
  const isDelayed = channel === 'SMS' && quietUntil() !== undefined;
  const done = isDelayed ? copy.doneWaiting : copy.done;
  toast(sent ? done(numberText(sent.count)) : copy.approval.requested, { tone: 'success' });
}

async function audienceOf(client: QueryClient, values: MessageFormValues): Promise<Audience> {
  const { recipientsBy, channel, isAdvertising, addressees } = values;
  if (recipientsBy === 'NAMES') return { count: addressees.length, withoutIt: 0 };
  const group = conditionsOf(values.group);
  const found = await client.fetchQuery(groupPreviewQuery({ channel, isAdvertising, group }));
  return { count: found.count, withoutIt: found.unreachable + found.withoutConsent };
}

/** What the server would reject once the message is confirmed. */
function findProblem({ reason }: MessageFormValues, { count, withoutIt }: Audience) {
  if (count > 0 && withoutIt === count)
    return { name: 'group', error: { type: 'rule', message: dispatchTexts.groupUnreachable.key } } as const;
  if (count > APPROVAL_ABOVE && reason.trim() === '')
    return { name: 'reason', error: { type: 'rule', message: approvalTexts.reasonRequired.key } } as const;
  return undefined;
}

/** The text is `message` on the wire and `content` in the form. */
function asFormError({ fields, message, isReported }: ApiError) {
  if (!fields) return { message, isReported };
  const { message: content, ...others } = fields;
  return { message, isReported, fields: { ...others, ...(content && { content }) } };
}

/** Sends the form to its members or to its group. */
function useSending() {
  const toMembers = useDispatch();
  const toGroup = useGroupDispatch();
  return (values: MessageFormValues, key: string) =>
    values.recipientsBy === 'GROUP'
      ? toGroup.mutateAsync(groupMessageOf(values, key))
      : toMembers.mutateAsync(messageOf(values, key));
}

const emptyLetter = (first: readonly Member[], channel: MessageChannel): MessageFormValues => ({
  channel,
  isAdvertising: false,
  subject: '',
  content: '',
  reason: '',
  recipientsBy: 'NAMES',
  group: anybody,
  addressees: first.map(({ _id }) => _id),
});

/** A message to members: asks for confirmation, sends it once, stores an unsent one. */
export function useMessageForm(first: readonly Member[], channel: MessageChannel) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const send = useSending();
  const isSent = useRef(false);
  const [key] = useState(() => crypto.randomUUID());
  const [recipients, setRecipients] = useState(first);
  const form = useForm<MessageFormValues>({
    resolver,
    defaultValues: emptyLetter(first, channel),
  });
  const { isDirty } = form.formState;
  const hasUnsaved = useCallback(() => isDirty && !isSent.current, [isDirty]);
  useLeaveGuard({ hasUnsaved });
  useFormDraft<MessageFormValues, MessageFormValues, readonly Member[]>(form, {
    draftKey: 'letter',
    beside: () => recipients,
    onRestore: (left) => {
      if (left) setRecipients(left);
    },
  });

  const address = (members: readonly Member[]) => {
    setRecipients(members);
    form.setValue(
      'addressees',
      members.map(({ _id }) => _id),
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    );
  };

  const submit = async (values: MessageFormValues) => {
    try {
      const audience = await audienceOf(client, values);
      const problem = findProblem(values, audience);
      if (problem) return form.setError(problem.name, problem.error, { shouldFocus: true });
      if (!(await askToSend(values, audience))) return;
      const sent = await send(values, key);
      isSent.current = true;
      // Nothing is left to be restored when the page is closed before the next one has opened.
      form.reset(values);
      toastSent(values, sent);
      await navigate(sent ? `/console/messages?dispatch=${sent._id}` : '/console/messages');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await applyServerErrors(form, asFormError(error));
    }
  };
  return { form, recipients, address, submit };
}
