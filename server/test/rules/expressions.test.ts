import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { sources } from './source.ts';

// An expression that starts over at each character of a long text takes time that grows with its square: at 64 KB
// a thousand times what one that goes through it once takes. So the bound below is far from both.

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

/** What long texts are made of: usual characters and pairs, and the expression's own. */
const unitsOf = (expression: RegExp): string[] => {
  const own = [...expression.source.matchAll(/[^\\[\]()*+?{}|^$]+/g)].flatMap(([part]) => [
    part,
    part[0] ?? '',
  ]);
  const units = new Set([...ALPHABET, ...PAIRS, ...own]);
  units.delete('');
  return [...units];
};

/** The time of this thread alone, so that other work of the machine counts for nothing. */
function millisecondsFor(expression: RegExp, text: string): number {
  const begun = process.threadCpuUsage();
  text.replace(new RegExp(expression.source, expression.flags), '');
  return process.threadCpuUsage(begun).user / 1000;
}

/** The quickest of three, so that a pause of the machine counts for nothing. */
const isFarTooLong = (expression: RegExp, text: string): boolean =>
  [1, 2, 3].every(() => millisecondsFor(expression, text) > FAR_TOO_LONG_MS);

/** Small texts come first: an expression that is worse than quadratic shows there, and ends. */
const isSlow = (expression: RegExp): boolean =>
  unitsOf(expression).some((unit) =>
    SIZES.some((size) => {
      const text = unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
      return isFarTooLong(expression, `${text}\u0000`) || isFarTooLong(expression, `\u0000${text}!`);
    }),
  );

describe('regular expressions', () => {
  test('go through a long text in one way, whatever it is made of', () => {
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
