import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { channel, Rejection } from '../../common/channel.ts';
import { Id, text } from '../../common/schemas.ts';
import {
  lectureBounds,
  LECTURE_CHAT_RATE,
  LECTURE_MESSAGES_MISSED,
  LECTURE_WATCHERS_SHOWN,
  lectureNoticeKinds,
} from './enums.ts';
import { lectureLive } from './paths.ts';
import { LectureChat, LectureMessage, LectureWatcher } from './schemas.ts';
import { lectureTexts as m } from './texts.ts';

const RowId = z.string().max(bounds.id);
const _lecture = RowId;

/** The page of a lecture: who watches, and its chat. A reader who returns names the last number of a message. */
export const lectureChannel = channel({
  ...lectureLive,
  clientEvents: {
    join: z.object({ _lecture: Id, after: z.int().min(0).optional() }),
    chat: z.object({
      _lecture: Id,
      message: text(lectureBounds.message, m.messageRequired.key),
      isQuestion: z.boolean().optional(),
    }),
  },
  serverEvents: {
    inited: z.object({}),
    joined: z.union([
      z.object({
        success: z.literal(true),
        message: z.string().max(500),
        _lecture,
        /** The latest messages, or those after the number that the reader named, the oldest first. */
        messages: z.array(LectureMessage).max(LECTURE_MESSAGES_MISSED),
        chat: LectureChat,
        /** Whether the reader may delete messages and mute members. */
        moderates: z.boolean(),
      }),
      Rejection,
    ]),
    chatted: z.union([
      z.object({ success: z.literal(true), message: z.string().max(500), number: z.int() }),
      Rejection,
    ]),
    chat: LectureMessage.extend({ _lecture }),
    /** A notice: to the reader who joined, or to the others about those who came or left within a second. */
    noti: z.object({
      type: z.literal('noti'),
      message: z.string().max(500),
      createdAt: z.string().max(40),
      kind: z.enum(lectureNoticeKinds),
      /** The masked name of the first member of several; null where there are only visitors. */
      name: z.string().max(100).nullable(),
      /** How many others there are. */
      others: z.int(),
    }),
    count: z.object({ _lecture, count: z.int() }),
    /** At joining the first names; later those who came, and the ids of those who left. */
    watchers: z.object({
      _lecture,
      watchers: z.array(LectureWatcher).max(LECTURE_WATCHERS_SHOWN),
      isWhole: z.boolean(),
      left: z.array(RowId).max(1000),
    }),
    /** The rules of the chat changed, or it was opened or closed. */
    rules: LectureChat.extend({ _lecture }),
    /** A message was deleted. */
    removed: z.object({ _lecture, _message: RowId }),
    /** A question was answered, or its answer corrected: the page reads the answers again. */
    answered: z.object({ _lecture }),
    /** The access to the lecture changed; every reader was removed and joins again. */
    rejoin: z.object({ _lecture }),
  },
  rejections: { join: 'joined', chat: 'chatted' },
  rates: {
    // Beyond the limit of a member, which answers with a message, a socket is simply slowed down.
    chat: { perSecond: LECTURE_CHAT_RATE.max, burst: 4 * LECTURE_CHAT_RATE.max },
  },
  allowsPolling: true,
});
