import { z } from 'zod';
import type { ChannelPath, EXCEPTION, RENEW } from './channel-paths.ts';

/** One socket namespace: the events that clients and the server may send, as objects. */
export interface Channel extends ChannelPath {
  clientEvents: Record<string, z.ZodType>;
  serverEvents: Record<string, z.ZodType>;
}

/** What a socket sends when it connects to a channel; a visitor has no token. */
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
