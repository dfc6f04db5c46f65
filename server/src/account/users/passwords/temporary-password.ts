import { randomInt } from 'node:crypto';

/** How long a temporary password sent to a member is valid. */
export const TEMPORARY_SECONDS = 30 * 60;

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';
const SIGNS = '!@#$%';

/** Ten characters that follow the password rules and are easy to read off a phone. */
export function newTemporaryPassword(): string {
  const pick = (from: string, times: number) =>
    Array.from({ length: times }, () => from[randomInt(from.length)]).join('');
  return `${pick(LETTERS, 5)}${pick(DIGITS, 4)}${pick(SIGNS, 1)}`;
}
