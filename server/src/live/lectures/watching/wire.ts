import { sayIn } from '@ieum/contract/common/text.ts';
import type { LectureNoticeKind } from '@ieum/contract/live/lectures/enums.ts';
import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import { maskName } from '#kit/masks.ts';
import type { Watcher } from './connections.ts';

/** Watchers as others see them: persons by masked names. */
export const presentWatchers = (watchers: readonly Watcher[]) =>
  watchers.map(({ userId, name, isPerson }) => ({ _id: userId, name: isPerson ? maskName(name) : name }));

/** How many watch → wire. */
export const presentCount = (lectureId: string, count: number) => ({ _lecture: lectureId, count });

/** The first of those who watch → somebody who joins. */
export const presentWhole = (lectureId: string, watchers: readonly Watcher[]) => ({
  _lecture: lectureId,
  watchers: presentWatchers(watchers),
  isWhole: true,
  left: [],
});

/** Those who came and the ids of those who left → everybody who watches. */
export const presentChange = (lectureId: string, came: readonly Watcher[], left: string[]) => ({
  _lecture: lectureId,
  watchers: presentWatchers(came),
  isWhole: false,
  left,
});

const NOTICES = {
  CAME: { alone: m.came, withOthers: m.cameWithOthers },
  LEFT: { alone: m.left, withOthers: m.leftWithOthers },
};

interface Notice {
  kind: Exclude<LectureNoticeKind, 'JOINED'>;
  name: string | null;
  others: number;
  at: Date;
}

/**
 * Readers who came or left → the notice for the others, in Korean for a room of readers of all languages; a
 * page words it from the other fields.
 */
export const presentNotice = ({ kind, name, others, at }: Notice) => {
  const { alone, withOthers } = NOTICES[kind];
  const text = others > 0 ? withOthers.text : alone.text;
  const values = { name: name ?? sayIn('ko', m.visitor.text), count: others };
  const message = sayIn('ko', text, values);
  return { type: 'noti' as const, kind, name, others, message, createdAt: at.toISOString() };
};
