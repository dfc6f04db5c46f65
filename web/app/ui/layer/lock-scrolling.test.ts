import { expect, test } from 'vitest';
import { lockScrolling } from './lock-scrolling.ts';

test('the page stays locked until the last layer over it is closed', () => {
  const { style } = document.documentElement;
  const [closeSheet, closeQuestion] = [lockScrolling(), lockScrolling()];
  closeQuestion();
  expect(style.overflow).toBe('hidden');
  closeSheet();
  expect(style.overflow).toBe('');
});
