import { z } from 'zod';
import type { ChannelPath, EXCEPTION, RENEW } from './channel-paths.ts';

/** How often one socket may send an event: a bucket of `burst` that refills by `perSecond`. */
export interface EventRate {
  perSecond: number;
  burst: number;
}

/** One socket namespace: the events that clients and the server may send, as objects. */
export interface Channel extends ChannelPath {
  clientEvents: Record<string, z.ZodType>;
  serverEvents: Record<string, z.ZodType>;
  /**
   * The server event that also reports a failed client event, as `Rejection`, to clients that use no
   * acknowledgements.
   */
  rejections?: Readonly<Record<string, string>>;
  /** Client events that are counted separately from the others, each with its own rate. */
  rates?: Readonly<Record<string, EventRate>>;
  /** Clients that begin by long polling are admitted, too; others must begin by WebSocket. */
  allowsPolling?: boolean;
}

const followUps = ['back', 'join', 'seek', 'reload', 'close'] as const;
/** The next step of a client after an error, as the server names it. */
export type FollowUp = (typeof followUps)[number];

/** How a server event of `rejections` reports a failure, in the caller's language. */
export const Rejection = z.object({
  success: z.literal(false),
  message: z.string().max(500),
  action: z.enum(followUps).optional(),
});

/** The first packet of a socket that connects to a channel; a visitor has no token. */
export const Handshake = z.object({
  accessToken: z.string().max(4096).nullish(),
  /** A browser tab's id, as in the `session` header of calls. */
  sessionId: z.string().max(100).nullish(),
  /** Replaces Accept-Language, which a browser's socket cannot set. */
  language: z.string().max(100).nullish(),
});
export type Handshake = z.input<typeof Handshake>;

/** A fresh token, see RENEW. */
export const Renewal = z.object({ accessToken: z.string().max(4096) });

/** An error as sockets report it, in the caller's language. */
export interface SocketError {
  code: string;
  message: string;
  /** The error of each field by its path; only with `invalid`. */
  fields?: Record<string, string>;
  /** The next step of the client. */
  action?: FollowUp;
}

/** The acknowledgement of every event. */
export type Ack = { ok: true } | ({ ok: false } & SocketError);

/** The events that a client of the channel sends, typed for its socket. */
export type ClientEvents<C extends Channel> = {
  [K in keyof C['clientEvents'] & string]: (
    payload: z.input<C['clientEvents'][K]>,
    ack: (answer: Ack) => void,
  ) => void;
} & { [RENEW]: (payload: z.input<typeof Renewal>, ack: (answer: Ack) => void) => void };

/** The events that a client of the channel receives, typed for its socket. */
export type ServerEvents<C extends Channel> = {
  [K in keyof C['serverEvents'] & string]: (payload: z.output<C['serverEvents'][K]>) => void;
} & { [EXCEPTION]: (error: SocketError) => void };

/** Declares one channel; the value is the single source for server, client, inventory and tests. */
export const channel = <const C extends Channel>(spec: C): C => spec;
