import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { sources } from './source.ts';

// An expression that restarts at each character of a long text takes quadratic time: at 64 KB a thousand
// times as long as one that reads the text once. So the limit below is far from both.

const SIZES = [1024, 4096, 16_384, 65_536];
const FAR_TOO_LONG_MS = 60;
const ALPHABET = [
  'a',
  '/',
  '0',
  ' ',
  '\t',
  '\n',
  '.',
  '-',
  '가',
  '<',
  '>',
  '"',
  "'",
  '&',
  '=',
  ',',
  '@',
  '_',
  '(',
  '%',
];
const PAIRS = [
  '/a',
  '<a',
  '<a ',
  '</',
  'a ',
  'a.',
  'a@',
  '0,',
  '%2f',
  ' \t',
  '<!--',
  '<h2>',
  '//',
  '..',
  '</a>',
];

interface Found {
  path: string;
  expression: RegExp;
}

function expressionsOf({ path, text }: { path: string; text: string }): Found[] {
  const found: Found[] = [];
  const { program } = parseSync(path, text);
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ path, expression: new RegExp(node.regex.pattern, node.regex.flags) });
    },
  }).visit(program);
  return found;
}

/** The parts of long texts: usual characters and pairs, and the expression's own. */
const unitsOf = (expression: RegExp): string[] => {
  const own = [...expression.source.matchAll(/[^\\[\]()*+?{}|^$]+/g)].flatMap(([part]) => [
    part,
    part[0] ?? '',
  ]);
  const units = new Set([...ALPHABET, ...PAIRS, ...own]);
  units.delete('');
  return [...units];
};

/** The time of this thread alone, so that other work of the machine does not count. */
function millisecondsFor(expression: RegExp, text: string): number {
  const begun = process.threadCpuUsage();
  text.replace(new RegExp(expression.source, expression.flags), '');
  return process.threadCpuUsage(begun).user / 1000;
}

/** The fastest of three, so that a pause of the machine does not count. */
const isFarTooLong = (expression: RegExp, text: string): boolean =>
  [1, 2, 3].every(() => millisecondsFor(expression, text) > FAR_TOO_LONG_MS);

/** Small texts come first: an expression that is worse than quadratic is found there, and the test ends. */
const isSlow = (expression: RegExp): boolean =>
  unitsOf(expression).some((unit) =>
    SIZES.some((size) => {
      const text = unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
      return isFarTooLong(expression, `${text}\u0000`) || isFarTooLong(expression, `\u0000${text}!`);
    }),
  );

describe('regular expressions', () => {
  test('take linear time for any long text', () => {
    const all = sources()
      .filter(({ path }) => /^(server|contract)\/src\/|^web\/app\//.test(path) && !path.includes('.test.'))
      .flatMap(expressionsOf);
    expect(all.length).toBeGreaterThan(150);
    const slow = all.filter(({ expression }) => isSlow(expression));
    expect(slow.map(({ path, expression }) => `${path} ${expression}`)).toEqual([]);
  }, 120_000);

  test.each([/\/+$/, /<[^>]*>/g, /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g])(
    'of the kind of %s are found',
    (expression) => {
      expect(isSlow(expression)).toBe(true);
    },
  );
});
