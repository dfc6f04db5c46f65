import type { Socket } from 'socket.io';
import { EXCEPTION } from '@ieum/contract/common/channel-paths.ts';
import type { Ack, Channel, SocketError } from '@ieum/contract/common/channel.ts';
import type { Caller } from '../context.ts';
import { errorBody, toAppError } from '../http/error-handler.ts';

/** The body of any thrown value, in the caller's language, with what the client does next. */
export function socketError(error: unknown, { locale }: Pick<Caller, 'locale'>): SocketError {
  const failure = toAppError(error);
  const { action } = failure.details;
  return { ...errorBody(failure, locale), ...(action && { action }) };
}

/** The content of a client's `connect_error`: the message, and `data` with code and message. */
export function connectError(error: unknown, caller: Caller): Error {
  const failure = socketError(error, caller);
  return Object.assign(new Error(failure.message), { data: failure });
}

/** How one event of a socket is answered. */
export interface Reply {
  succeed: () => void;
  fail: (failure: SocketError) => void;
}

/**
 * Answers through the acknowledgement. An error is also sent as the event that the channel declares for it;
 * without either it is sent as an exception event.
 */
export function replyTo(
  { socket, channel }: { socket: Socket; channel: Channel },
  event: string,
  args: readonly unknown[],
): Reply {
  const last = args.at(-1);
  const acknowledge = typeof last === 'function' ? (last as (answer: Ack) => void) : undefined;
  const rejections = channel.rejections ?? {};
  const rejection = Object.hasOwn(rejections, event) ? rejections[event] : undefined;
  return {
    succeed: () => acknowledge?.({ ok: true }),
    fail: (failure) => {
      acknowledge?.({ ok: false, ...failure });
      const { message, action } = failure;
      if (rejection) socket.emit(rejection, { success: false, message, ...(action && { action }) });
      else if (!acknowledge) socket.emit(EXCEPTION, failure);
    },
  };
}
