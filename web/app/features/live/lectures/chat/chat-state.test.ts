import type { LectureMessage } from '@ieum/contract/live/lectures/schemas.ts';
import { expect, it } from 'vitest';
import {
  joinedTo,
  lastWithoutGap,
  nothingYet,
  noticesBetween,
  placed,
  withMessages,
  withNotice,
  withoutText,
  withWatchers,
  type ChatNotice,
} from './chat-state.ts';

const aMessage = (number: number, input: Partial<LectureMessage> = {}): LectureMessage => ({
  _id: String(number),
  number,
  type: 'chat',
  message: `글 ${number}`,
  createdAt: '2026-11-20T05:21:10.000Z',
  name: '강다은',
  _user: 'a',
  isCompany: false,
  isQuestion: false,
  isAdministrator: false,
  isRemoved: false,
  ...input,
});
const numbersOf = (messages: readonly LectureMessage[]) => messages.map(({ number }) => number);

it('who has joined counts as watching before the first count arrives', () => {
  const joined = {
    messages: [],
    chat: { isOpen: true, slowSeconds: 0 as const, pinned: null, attendance: null },
    moderates: false,
  };
  expect(joinedTo(nothingYet, joined).count).toBe(1);
  expect(joinedTo({ ...nothingYet, count: 7 }, joined).count).toBe(7);
});

it('sorts messages by their numbers, whatever order they arrive in, and keeps each once', () => {
  const known = withMessages([aMessage(1), aMessage(3)], [aMessage(2), aMessage(3)]);
  expect(numbersOf(known)).toEqual([1, 2, 3]);
});

it('asks after the last message before a gap, so that none is lost', () => {
  expect(lastWithoutGap([])).toBeUndefined();
  expect(lastWithoutGap([aMessage(4), aMessage(5), aMessage(7)])).toBe(5);
});

it('applies changes to the list of watchers', () => {
  const [one, two, three] = [
    { _id: '1', name: '하나' },
    { _id: '2', name: '둘' },
    { _id: '3', name: '셋' },
  ];
  const whole = withWatchers([], { watchers: [one, two], isWhole: true, left: [] });
  expect(withWatchers(whole, { watchers: [three, two], isWhole: false, left: ['1'] })).toEqual([three, two]);
});

it('shows a name once for several messages in a row and a time once a minute', () => {
  const later = { createdAt: '2026-11-20T05:22:00.000Z' };
  const rows = placed([aMessage(1), aMessage(2), aMessage(3, later), aMessage(4, { _user: 'b' })]);
  expect(rows.map(({ isFirst }) => isFirst)).toEqual([true, false, false, true]);
  expect(rows.map(({ isLast }) => isLast)).toEqual([false, true, true, true]);
});

it('empties a deleted message', () => {
  expect(withoutText([aMessage(1), aMessage(2)], '1')[0]).toMatchObject({ message: '', isRemoved: true });
});

it('keeps a notice where it arrived, and of several about coming and leaving the last one', () => {
  const createdAt = '2026-11-20T05:21:10.000Z';
  const messages = [aMessage(4)];
  let notices: ChatNotice[] = [];
  const add = (kind: ChatNotice['kind'], text: string) =>
    (notices = withNotice({ messages, notices }, { kind, text, createdAt }));
  add('JOINED', '들어왔어요');
  add('CAME', '하나');
  add('LEFT', '둘');
  expect(notices.map(({ text }) => text)).toEqual(['들어왔어요', '둘']);
  messages.push(aMessage(5));
  add('CAME', '셋');
  expect(noticesBetween(notices, [4, 5])).toHaveLength(2);
  expect(noticesBetween(notices, [5, Infinity]).map(({ text }) => text)).toEqual(['셋']);
});
