import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

test('a text message of the night is sent at 08:00 of the right Seoul day, one of the day at once', () => {
  const at = (time: string) => quietUntil(`2026-11-23T${time}+09:00`);
  expect(['00:00:00', '07:59:59'].map(at)).toEqual(['today', 'today']);
  expect(['08:00:00', '20:59:59'].map(at)).toEqual([undefined, undefined]);
  expect(['21:00:00', '23:59:59'].map(at)).toEqual(['tomorrow', 'tomorrow']);
});
