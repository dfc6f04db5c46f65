import { expect, test } from 'vitest';
import { dropStored } from '#lib/storage/tab-storage.ts';
import { prefillQuestion, readPrefill } from './prefill.ts';

test('the text of a new question is the end of a long one, and is gone after a logout', () => {
  prefillQuestion(`${'가'.repeat(5000)}끝`);
  expect(readPrefill()).toBe(`${'가'.repeat(4999)}끝`);
  dropStored();
  expect(readPrefill()).toBe('');
});
