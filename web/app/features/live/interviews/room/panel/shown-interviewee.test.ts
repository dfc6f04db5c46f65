import { expect, test } from 'vitest';
import { shownInterviewee } from './shown-interviewee.ts';

const all = [{ _id: 'first' }, { _id: 'second' }, { _id: 'third' }];

test('the résumé of who is in the room is shown, unless the reader has chosen another', () => {
  const present = ['host', 'second'];
  expect(shownInterviewee(all, { chosen: undefined, present })?._id).toBe('second');
  expect(shownInterviewee(all, { chosen: 'third', present })?._id).toBe('third');
  expect(shownInterviewee(all, { chosen: undefined, present: [] })?._id).toBe('first');
  expect(shownInterviewee([], { chosen: undefined, present })).toBeUndefined();
});
