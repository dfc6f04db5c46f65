import type { Input } from '@ieum/contract/common/endpoint.ts';
import type { Dispatch, dispatches as contract } from '@ieum/contract/site/dispatches/endpoints.ts';
import type { MessageState } from '@ieum/contract/foundation/messages/enums.ts';
import type { Letter } from './dispatch.ts';
import type { DispatchRow } from './tables.ts';

/** Row → wire. */
export const presentDispatch = ({ id, addresseeCount }: DispatchRow, state: MessageState): Dispatch => ({
  _id: id,
  state,
  count: addresseeCount,
});

/** Body of an SMS → the text to send. */
export const fromMessage = ({ message, ...to }: Input<typeof contract.sendMessage>['body']): Letter => ({
  ...to,
  channel: 'SMS',
  body: message,
});

/** Body of an e-mail → the text to send. */
export const fromEmail = ({ subject, content, ...to }: Input<typeof contract.sendEmail>['body']): Letter => ({
  ...to,
  channel: 'EMAIL',
  subject,
  body: content,
});
