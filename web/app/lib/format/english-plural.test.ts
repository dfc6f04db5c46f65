import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withPlural } from './english-plural.ts';

test('one is in the singular', () => {
  expect([withPlural(1, 'company', 'companies'), withPlural('1', 'view', 'views')]).toEqual([
    '1 company',
    '1 view',
  ]);
  expect([withPlural(0, 'view', 'views'), withPlural('1,200', 'view', 'views')]).toEqual([
    '0 views',
    '1,200 views',
  ]);
});

/** A count before a plural noun, which is wrong for one. */
const PLURAL = /en: \([^)]*\b(n|count|attempts): [^)]*\) =>\s*`[^`]*\$\{\1\} (?:[a-z]+ )?[a-z]{2,}s\b/;
const app = join(import.meta.dirname, '..');

test('no English text uses a plural for one', () => {
  const wrong = globSync('features/**/{*copy,*-menu}.ts', { cwd: app }).flatMap((file) =>
    readFileSync(join(app, file), 'utf8')
      .split('\n')
      .filter((line) => PLURAL.test(line) && !line.includes('=== 1'))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});
