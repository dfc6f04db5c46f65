import { approvalTexts } from '@ieum/contract/foundation/approvals/texts.ts';
import { EmailDraft, GroupDraft, MessageDraft } from '@ieum/contract/site/dispatches/drafts.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { groupMessageOf, messageOf, needsReason, type MessageFormValues } from './message-form.ts';

function checkLetter(values: MessageFormValues) {
  const { channel, ...draft } = messageOf(values);
  return (channel === 'SMS' ? MessageDraft : EmailDraft).safeParse(draft);
}

/** The contract's rules of the chosen channel, by the form's names. */
export const resolveMessage: Resolver<MessageFormValues> = (values) => {
  const { error } =
    values.recipientsBy === 'GROUP' ? GroupDraft.safeParse(groupMessageOf(values, '')) : checkLetter(values);
  const errors: Record<string, { type: string; message: string }> = {};
  if (needsReason(values) && values.reason.trim() === '')
    errors['reason'] = { type: 'rule', message: approvalTexts.reasonRequired.key };
  for (const { path, message } of error?.issues ?? []) {
    const name = path[0] === 'message' ? 'content' : String(path[0]);
    errors[name] ??= { type: 'rule', message };
  }
  if (Object.keys(errors).length === 0) return { values, errors: {} };
  return { values: {}, errors: errors as FieldErrors<MessageFormValues> };
};
