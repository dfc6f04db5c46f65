import { expect, test } from 'vitest';
import { sources, textsOf, type Source } from './source.ts';

const IS_TEXT_FILE = /(?:^|\/)(?:[\w-]*copy|[\w-]*texts)\.tsx?$/;
/** A name as code writes it, for example of a component that a bulk rename put into a text. */
const CODE_NAME = /\b[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+\b/g;
const PROPER_NAMES = new Set(['JavaScript', 'WebSocket', 'YouTube', 'KakaoTalk']);

const codeNamesIn = (source: Source): string[] =>
  textsOf(source)
    .flatMap((text) => text.match(CODE_NAME) ?? [])
    .filter((name) => !PROPER_NAMES.has(name))
    .map((name) => `${source.path}: ${name}`);

test('texts that people read contain no names of the code', () => {
  const files = sources().filter(({ path }) => IS_TEXT_FILE.test(path));
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap(codeNamesIn)).toEqual([]);
});

test('a name of the code in a text is found', () => {
  const text = 'export const copy = { written: `MemberText ${day}`, video: "A YouTube address" };';
  expect(codeNamesIn({ path: 'one/copy.ts', text, lines: 1, imports: [] })).toEqual([
    'one/copy.ts: MemberText',
  ]);
});
