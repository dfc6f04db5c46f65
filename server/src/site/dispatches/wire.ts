import type { Input } from '@ieum/contract/common/endpoint.ts';
import type {
  Dispatch,
  DispatchFigures,
  GroupPreview,
  dispatches as contract,
} from '@ieum/contract/site/dispatches/endpoints.ts';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { GROUP_MAX } from '@ieum/contract/site/dispatches/enums.ts';
import type { MessageChannel, MessageState } from '@ieum/contract/foundation/messages/enums.ts';
import { maskEmail, maskName, maskPhone } from '#kit/masks.ts';
import type { Account } from './addressees.ts';
import type { WrittenGroupDispatch } from './group/dispatch-group.ts';
import type { GroupSize } from './group/group.ts';
import type { WrittenDispatch } from './dispatch.ts';
import type { Figures } from './figures.ts';
import type { GroupConditions } from '@ieum/contract/site/dispatches/drafts.ts';
import type { Conditions, DispatchRow } from './tables.ts';

/** Row → wire. */
export const presentDispatch = ({ id, addresseeCount }: DispatchRow, state: MessageState): Dispatch => ({
  _id: id,
  state,
  count: addresseeCount,
});

/** Row, name of who sent it and figures → wire. */
export const presentFigures = (
  row: DispatchRow,
  { by, figures }: { by: string; figures: Figures },
): DispatchFigures => ({
  ...presentDispatch(row, stateOf(figures)),
  by: { name: by },
  createdAt: row.createdAt.toISOString(),
  isWriting: row.plan !== null,
  figures,
});

/** Size and first members of a group → wire, masked. */
export const presentGroup = (
  { count, unreachable, withoutConsent }: GroupSize,
  { first, channel }: { first: readonly Account[]; channel: MessageChannel },
): GroupPreview => ({
  count: Math.min(count, GROUP_MAX),
  isTooLarge: count > GROUP_MAX,
  unreachable,
  withoutConsent,
  first: first.map(({ id, username, name, userType, phone, email }) => ({
    _id: id,
    username,
    name: userType === 'PERSON' ? maskName(name) : name,
    to: channel === 'SMS' ? maskPhone(phone) : maskEmail(email),
  })),
});

/** The conditions of a group, off the wire. */
export const fromConditions = ({ _level: levelId, ...same }: GroupConditions): Conditions => ({
  ...same,
  ...(levelId && { levelId }),
});

/** Body of a message to a group → the message to send. */
export const fromGroup = ({
  content,
  group,
  ...same
}: WithoutReason<Input<typeof contract.sendToGroup>['body']>): WrittenGroupDispatch => ({
  ...same,
  group: fromConditions(group),
  body: content,
});

/** A dispatch by the id of one of its messages. */
export const presentCreated = (dispatch: Dispatch, messageId: string) => ({
  message: { ...dispatch, _id: messageId, _dispatch: dispatch._id },
});

const SUBJECT_MAX = bounds.emailSubject;

/** The subject of an e-mail that was written without one: its first line. */
export const subjectOf = (body: string): string => {
  const [first = ''] = body.trim().split('\n');
  return Array.from(first).slice(0, SUBJECT_MAX).join('').slice(0, SUBJECT_MAX);
};

/** Body of a message of either channel → the message to send. */
export const fromAny = ({
  message,
  subject,
  ...same
}: WithoutReason<Input<typeof contract.create>['body']>): WrittenDispatch => ({
  ...same,
  body: message,
  ...(same.channel === 'EMAIL' && { subject: subject || subjectOf(message) }),
});

const byHope: readonly MessageState[] = ['QUEUED', 'SENT', 'FAILED', 'WITHHELD'];

/** QUEUED while one of its messages is unsent, else the best state of its messages. */
export const stateOf = (figures: Figures): MessageState =>
  byHope.find((state) => figures[state] > 0) ?? 'WITHHELD';
/** The id of the request that was stored instead. */
export const presentWaiting = (id: string) => ({ approval: { _id: id } });

/** A body without the reason, which belongs to the request for approval. */
type WithoutReason<B> = Omit<B, 'reason'>;

/** Body of an SMS → the message to send. */
export const fromMessage = ({
  message,
  ...to
}: WithoutReason<Input<typeof contract.sendMessage>['body']>): WrittenDispatch => ({
  ...to,
  channel: 'SMS',
  body: message,
});

/** Body of an e-mail → the message to send. */
export const fromEmail = ({
  subject,
  content,
  ...to
}: WithoutReason<Input<typeof contract.sendEmail>['body']>): WrittenDispatch => ({
  ...to,
  channel: 'EMAIL',
  subject,
  body: content,
});
