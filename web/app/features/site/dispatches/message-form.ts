import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import { APPROVAL_ABOVE } from '@ieum/contract/site/dispatches/enums.ts';
import type { GroupLetter, Letter, TrialLetter } from './data.ts';
import { conditionsOf, type GroupValues } from './group-values.ts';

/** The values of the form. */
export interface MessageFormValues {
  channel: MessageChannel;
  isAdvertising: boolean;
  subject: string;
  content: string;
  /** Whether the recipients are chosen one by one or by conditions. */
  recipientsBy: 'NAMES' | 'GROUP';
  /** Members' ids. */
  addressees: string[];
  group: GroupValues;
  /** For the administrator who approves a text to many members. */
  reason: string;
}

/** Whether a second administrator has to approve the text. */
export const needsReason = ({
  recipientsBy,
  addressees,
}: Pick<MessageFormValues, 'recipientsBy' | 'addressees'>): boolean =>
  recipientsBy === 'NAMES' && addressees.length > APPROVAL_ABOVE;

/** Whether approval may be needed: only the server has the size of a group. */
export const needsApproval = (values: Pick<MessageFormValues, 'recipientsBy' | 'addressees'>): boolean =>
  values.recipientsBy === 'GROUP' || needsReason(values);

/** The form in the format of the wire; `key` identifies this press, so that a repeated call sends nothing. */
export function messageOf(values: MessageFormValues, key?: string): Letter {
  const { channel, subject, content, isAdvertising, addressees, reason } = values;
  const shared = { isAdvertising, addressees, ...(key && { key }), ...(needsReason(values) && { reason }) };
  return channel === 'SMS'
    ? { channel, ...shared, message: content }
    : { channel, ...shared, subject, content };
}

/** The text of the form alone, to try it on oneself. */
export const trialOf = (
  { channel, subject, content, isAdvertising }: MessageFormValues,
  key: string,
): TrialLetter => ({ channel, content, isAdvertising, key, ...(channel === 'EMAIL' && { subject }) });

/** The form as a text to a group. */
export const groupMessageOf = (values: MessageFormValues, key: string): GroupLetter => ({
  ...trialOf(values, key),
  group: conditionsOf(values.group),
  ...(values.reason && { reason: values.reason }),
});
