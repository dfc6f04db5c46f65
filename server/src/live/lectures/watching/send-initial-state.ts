import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { Db } from '#kit/context.ts';
import { readMessages } from '../chat/messages.ts';
import { readRules } from '../chat/rules.ts';
import { aboutLecture, presentMessage } from '../chat/wire.ts';
import type { Live } from './watcher-changes.ts';
import type { LectureConnection } from './connections.ts';
import type { Watching } from './watchers.ts';

/** A socket that has joined a lecture, and the choices of its reader that decide the first message. */
export interface Arrival extends LectureConnection {
  /** The number of the last message that the reader has. */
  after: number | undefined;
  locale: Locale;
  moderates: boolean;
}

interface Deps {
  db: Db;
  watching: Watching;
  now: () => Date;
}

/**
 * Registers those who have joined and sends them what was written; who watches follows within a second, with the
 * other changes. A crowd is sent the same, which is read and written out once.
 */
export async function sendInitialState(live: Live, deps: Deps, arrivals: readonly Arrival[]): Promise<void> {
  await deps.watching.join(
    arrivals.map(({ lectureId, socketId, userId }) => ({ lectureId, socketId, userId })),
  );
  const alike = Map.groupBy(arrivals, ({ lectureId, after, locale, moderates }) =>
    JSON.stringify([lectureId, after, locale, moderates]),
  );
  for (const group of alike.values()) await sendToGroup(live, deps, group);
}

async function sendToGroup(live: Live, { db, now }: Deps, group: readonly Arrival[]): Promise<void> {
  const [first] = group;
  if (!first) return;
  const { lectureId, after, locale, moderates } = first;
  const [messages, chat] = await Promise.all([
    readMessages(db, lectureId, after),
    readRules({ db, now: now() }, lectureId),
  ]);
  const socketIds = group.map(({ socketId }) => socketId);
  const message = sayIn(locale, m.joined.text);
  live.emitHere(socketIds, 'joined', {
    ...aboutLecture(lectureId),
    success: true,
    message,
    messages: messages.map(presentMessage),
    chat,
    moderates,
  });
  const createdAt = now().toISOString();
  live.emitHere(socketIds, 'noti', {
    type: 'noti',
    kind: 'JOINED',
    message,
    createdAt,
    name: null,
    others: 0,
  });
}
