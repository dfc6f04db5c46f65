import { maskName } from '#kit/masks.ts';
import type { Watcher } from './connections.ts';

/** Watchers as others see them: persons by masked names. */
const presentWatchers = (watchers: readonly Watcher[]) =>
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
