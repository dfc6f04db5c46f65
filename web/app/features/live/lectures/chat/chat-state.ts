import type { LectureNoticeKind } from '@ieum/contract/live/lectures/enums.ts';
import type { LectureChat, LectureMessage, LectureWatcher } from '@ieum/contract/live/lectures/schemas.ts';

/** A notice between the messages: that the reader joined, or who came and left. */
export interface ChatNotice {
  key: string;
  text: string;
  kind: LectureNoticeKind;
  /** The number of the message after which it arrived; 0 before the first. */
  after: number;
}

/** The chat of a lecture as a reader sees it. */
export interface ChatState {
  isJoined: boolean;
  messages: readonly LectureMessage[];
  notices: readonly ChatNotice[];
  chat: LectureChat | undefined;
  moderates: boolean;
  count: number;
  watchers: readonly LectureWatcher[];
}

export const nothingYet: ChatState = {
  isJoined: false,
  messages: [],
  notices: [],
  chat: undefined,
  moderates: false,
  count: 0,
  watchers: [],
};

/** The state of a reader who has joined: they watch, even before the next count arrives. */
export const joinedTo = (
  state: ChatState,
  { messages, chat, moderates }: Pick<ChatState, 'messages' | 'moderates'> & { chat: LectureChat },
): ChatState => ({
  ...state,
  isJoined: true,
  messages: withMessages(state.messages, messages),
  chat,
  moderates,
  count: Math.max(1, state.count),
});

/** The most messages that a page keeps. */
const MAX_MESSAGES = 1000;
const MAX_WATCHERS = 100;
const MAX_NOTICES = 50;

/** Adds a notice; of several in a row about coming and leaving only the last one stays. */
export function withNotice(
  { messages, notices }: Pick<ChatState, 'messages' | 'notices'>,
  { kind, text, createdAt }: Pick<ChatNotice, 'kind' | 'text'> & { createdAt: string },
): ChatNotice[] {
  const after = messages.at(-1)?.number ?? 0;
  const last = notices.at(-1);
  const isSame = last?.after === after && (last.kind === 'JOINED') === (kind === 'JOINED');
  const before = isSame ? notices.slice(0, -1) : notices;
  return [...before, { key: `${after} ${kind} ${createdAt}`, kind, text, after }].slice(-MAX_NOTICES);
}

/** The notices between a message and the next one. */
export const noticesBetween = (
  notices: readonly ChatNotice[],
  [from, to]: readonly [number, number],
): ChatNotice[] => notices.filter(({ after }) => after >= from && after < to);

/** Adds messages in the order of their numbers; one that arrives twice is there once. */
export function withMessages(
  known: readonly LectureMessage[],
  added: readonly LectureMessage[],
): LectureMessage[] {
  const byNumber = new Map([...known, ...added].map((message) => [message.number, message]));
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number).slice(-MAX_MESSAGES);
}

/** The last number before the first gap: everything after it is asked for when the reader returns. */
export function lastWithoutGap(messages: readonly LectureMessage[]): number | undefined {
  const [first] = messages;
  if (!first) return undefined;
  let last = first.number;
  for (const { number } of messages.slice(1)) {
    if (number !== last + 1) break;
    last = number;
  }
  return last;
}

interface WatchersChange {
  watchers: readonly LectureWatcher[];
  isWhole: boolean;
  left: readonly string[];
}

/** The list of watchers after a change, or as a whole. */
export function withWatchers(
  known: readonly LectureWatcher[],
  { watchers, isWhole, left }: WatchersChange,
): readonly LectureWatcher[] {
  if (isWhole) return watchers;
  const came = new Set(watchers.map(({ _id }) => _id));
  const stayed = known.filter(({ _id }) => !left.includes(_id) && !came.has(_id));
  return [...stayed, ...watchers].slice(0, MAX_WATCHERS);
}

/** A message whose text was deleted. */
export const withoutText = (messages: readonly LectureMessage[], id: string): LectureMessage[] =>
  messages.map((message) => (message._id === id ? { ...message, message: '', isRemoved: true } : message));

export interface PlacedMessage {
  message: LectureMessage;
  /** The first of several in a row by the same sender, which has the name. */
  isFirst: boolean;
  /** The last of several in a row of the same minute, which has the time. */
  isLast: boolean;
}

const minuteOf = ({ createdAt }: LectureMessage): string => createdAt.slice(0, 16);

/** Messages with their place in a group of one sender. */
export const placed = (messages: readonly LectureMessage[]): PlacedMessage[] =>
  messages.map((message, at) => {
    const [before, after] = [messages[at - 1], messages[at + 1]];
    return {
      message,
      isFirst: before === undefined || before._user !== message._user,
      isLast: after === undefined || after._user !== message._user || minuteOf(after) !== minuteOf(message),
    };
  });
