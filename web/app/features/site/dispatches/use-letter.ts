import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import { quietUntil } from '#lib/format/quiet-hours.ts';
import { useCallback, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '#lib/api/api-error.ts';
import { numberText } from '#lib/format/money.ts';
import { confirm } from '#ui/alert/alert.ts';
import { useFormDraft } from '#ui/form/form-draft.ts';
import { laterResolver } from '#ui/form/later-resolver.ts';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { toast } from '#ui/toast/toasts.ts';
import { useLeaveGuard } from '#ui/layer/use-leave-guard.ts';
import { composeCopy as copy } from './compose-copy.ts';
import { useDispatch } from './data.ts';
import { letterOf, type LetterValues } from './letter.ts';

const resolver = laterResolver<LetterValues>(async () => (await import('./letter-rules.ts')).resolveLetter);
const nothingToFlush = async () => undefined;

const askToSend = ({ channel, addressees }: LetterValues): Promise<boolean> =>
  confirm({
    title: copy.ask[channel](numberText(addressees.length)),
    body: copy.ask.body,
    confirmLabel: copy.send,
  });

/** The text is `message` on the wire and `content` in the form. */
function asFormError({ fields, message, isReported }: ApiError) {
  if (!fields) return { message, isReported };
  const { message: content, ...others } = fields;
  return { message, isReported, fields: { ...others, ...(content && { content }) } };
}

/** A message to members: asks for confirmation, sends it once, stores an unsent one. */
export function useLetter(first: readonly Member[], channel: MessageChannel) {
  const navigate = useNavigate();
  const send = useDispatch();
  const isSent = useRef(false);
  const [key] = useState(() => crypto.randomUUID());
  const [recipients, setRecipients] = useState(first);
  const form = useForm<LetterValues>({
    resolver,
    defaultValues: {
      channel,
      isAdvertising: false,
      subject: '',
      content: '',
      addressees: first.map(({ _id }) => _id),
    },
  });
  const { isDirty } = form.formState;
  const hasUnsaved = useCallback(() => isDirty && !isSent.current, [isDirty]);
  useLeaveGuard({ hasUnsaved, flush: nothingToFlush });
  useFormDraft<LetterValues, LetterValues, readonly Member[]>(form, {
    place: 'letter',
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

  const submit = async (values: LetterValues) => {
    if (!(await askToSend(values))) return;
    try {
      const { _id, count } = await send.mutateAsync(letterOf(values, key));
      isSent.current = true;
      const isHeld = values.channel === 'SMS' && quietUntil() !== undefined;
      const done = isHeld ? copy.doneHeld(numberText(count)) : copy.done(numberText(count));
      toast(done, { tone: 'success' });
      await navigate(`/console/messages?dispatch=${_id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await applyServerErrors(form, asFormError(error));
    }
  };
  return { form, recipients, address, submit };
}
