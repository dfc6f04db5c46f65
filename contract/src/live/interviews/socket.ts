import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { channel, Rejection } from '../../common/channel.ts';
import { freeLine } from '../../common/schemas.ts';
import { interviewBounds } from './enums.ts';
import { interviewLive } from './paths.ts';
import { LastingCredentials, Participant, SocketId } from './schemas.ts';

const Code = z.string().max(interviewBounds.code);
const Name = freeLine(interviewBounds.name).default('');
const Message = z.string().max(500);
const shown = z.string().max(bounds.name);
const done = z.object({ success: z.literal(true), message: Message });

/** A message from one browser to another to connect them; passed on as it is. */
const Signal = z.object({
  type: z.enum(['offer', 'answer', 'candidate']),
  sdp: z.string().max(interviewBounds.sdp).optional(),
  candidate: z
    .object({
      candidate: z.string().max(interviewBounds.candidate),
      sdpMid: z.string().max(100).nullish(),
      sdpMLineIndex: z.int().min(0).max(1000).nullish(),
      usernameFragment: z.string().max(300).nullish(),
    })
    .nullish(),
});

/**
 * The rooms of interviews. A seeker asks to join and a host decides; participants exchange signals, by which
 * their browsers connect to each other.
 */
export const interviewChannel = channel({
  ...interviewLive,
  clientEvents: {
    /** With `socketId` a host's answer to a seeker, without it the question whether the sender is one. */
    auth: z.object({ code: Code, socketId: SocketId.optional(), isApproved: z.boolean().optional() }),
    close: z.object({ code: Code }),
    join: z.object({
      code: Code,
      name: Name,
      audio: z.boolean().default(true),
      video: z.boolean().default(true),
    }),
    seek: z.object({ code: Code, name: Name }),
    /** The sender no longer asks to join. */
    'stop-seeking': z.object({ code: Code }),
    signal: z.object({ to: SocketId, data: Signal }),
    /** The media of the sender are ready. */
    'user-joined': z.object({ code: Code, audio: z.boolean(), video: z.boolean() }),
    media: z.object({ audio: z.boolean(), video: z.boolean() }),
    /** Asks for new credentials of the relay, before the present ones end. */
    relay: z.object({}),
  },
  serverEvents: {
    authed: z.union([
      z.object({ success: z.literal(true), isApproved: z.boolean(), message: Message }),
      z.object({ success: z.literal(true), isHost: z.boolean() }),
      Rejection,
    ]),
    closed: z.union([done, Rejection]),
    joined: z.union([
      done.extend({
        isHost: z.boolean(),
        /** The sender's own socket. */
        socketId: SocketId,
        participants: z.array(Participant).max(interviewBounds.places),
        startedAt: z.string().max(40).nullable(),
        relay: LastingCredentials,
      }),
      Rejection,
    ]),
    /** With the place among those who wait, and the expected time until the own turn, where there is a queue. */
    seeked: z.union([done.extend({ place: z.int().optional(), waitMinutes: z.int().optional() }), Rejection]),
    /** To hosts: the order of those who wait, each with the names of those who are notified once they are called in. */
    queue: z.object({
      waiting: z.array(z.object({ socketId: SocketId, coming: z.array(shown).max(2) })).max(100),
    }),
    signal: z.object({ from: SocketId, data: Signal }),
    relay: LastingCredentials,
    'room-closed': z.object({ message: Message }),
    'user-authed': z.object({ socketId: SocketId, name: shown, isApproved: z.boolean() }),
    'user-exited': z.object({
      socketId: SocketId,
      name: shown,
      /** Sent to the one whose turn is over; without it the account has entered elsewhere. */
      isTurnOver: z.boolean().optional(),
    }),
    'user-joined': z.object({ participant: Participant }),
    'user-seeked': z.object({
      socketId: SocketId,
      name: shown,
      username: z.string().max(bounds.username),
      isInvited: z.boolean(),
      soughtAt: z.string().max(40),
    }),
    'user-media': z.object({ socketId: SocketId, audio: z.boolean(), video: z.boolean() }),
  },
  rejections: { auth: 'authed', close: 'closed', join: 'joined', seek: 'seeked' },
  // A mesh of six exchanges up to a hundred signals with each of five others within seconds.
  rates: { signal: { perSecond: 60, burst: 400 } },
  allowsPolling: true,
});
