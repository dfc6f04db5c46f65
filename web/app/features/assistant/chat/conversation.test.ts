import { expect, test } from 'vitest';
import { placed, transcriptOf, unfinished, withMessage, type ChatMessage } from './conversation.ts';

const message = (input: Partial<ChatMessage> & { _id: string }): ChatMessage => ({
  _room: 'r',
  type: 'reply',
  content: '답변',
  isDone: true,
  sources: [],
  suggestsInquiry: false,
  createdAt: '2026-03-02T01:00:10Z',
  ...input,
});

test('a message with a known id replaces the old one, another is added', () => {
  const first = message({ _id: '1', content: '', isDone: false });
  const done = { ...first, content: '끝', isDone: true };
  expect(withMessage([first], done)).toEqual([done]);
  expect(withMessage([first], message({ _id: '2' })).map(({ _id }) => _id)).toEqual(['1', '2']);
});

test('a finished reply is not replaced by a part of it that arrives late', () => {
  const done = message({ _id: '1', content: '글 글 글' });
  expect(withMessage([done], { ...done, content: '글 글', isDone: false })).toEqual([done]);
});

test('consecutive messages of a side are a group, and only the last of a minute has its time', () => {
  const messages = [
    message({ _id: '1', type: 'query', createdAt: '2026-03-02T01:00:10Z' }),
    message({ _id: '2', createdAt: '2026-03-02T01:00:50Z' }),
    message({ _id: '3', createdAt: '2026-03-02T01:01:05Z' }),
  ];
  expect(placed(messages).map(({ isFirst, time }) => [isFirst, time])).toEqual([
    [true, undefined],
    [true, '10:00'],
    [false, '10:01'],
  ]);
});

test('the reply that is being prepared is found wherever it is', () => {
  const waiting = message({ _id: '2', content: '', isDone: false });
  expect(unfinished([message({ _id: '1' }), waiting])).toBe(waiting);
  expect(unfinished([message({ _id: '1' })])).toBeUndefined();
});

test('a transcript says who wrote what, without empty replies', () => {
  const messages = [
    message({ _id: '1', type: 'query', content: '질문이에요' }),
    message({ _id: '2', content: '답이에요' }),
    message({ _id: '3', content: '', isDone: false }),
  ];
  expect(transcriptOf(messages)).toBe('[도우미와 나눈 대화]\n나: 질문이에요\n도우미: 답이에요');
});
