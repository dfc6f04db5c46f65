import { expect, test } from 'vitest';
import { createSpeaker } from './speaker.ts';

test('who speaks is the loudest, through a pause between words but not through silence', () => {
  const speakerOf = createSpeaker();
  expect(speakerOf(undefined, 0)).toBeUndefined();
  expect(speakerOf('one', 300)).toBe('one');
  expect(speakerOf(undefined, 600)).toBe('one');
  expect(speakerOf('other', 900)).toBe('other');
  expect(speakerOf(undefined, 2399)).toBe('other');
  expect(speakerOf(undefined, 2400)).toBeUndefined();
});
