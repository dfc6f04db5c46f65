import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sources, type Source } from './source.ts';

const LATER = /laterPart\(\s*async \(\) =>\s*\(await import\('([^']+)'\)\)/g;

/** The style sheets of every page are there without the module. */
const EVERYWHERE = ['web/app/root.tsx', 'web/app/routes/shells/public.tsx'];

const resolve = (from: string, wanted: string): string =>
  wanted.startsWith('#') ? `web/app/${wanted.slice(1)}` : posix.join(posix.dirname(from), wanted);

/** Every style sheet that a module brings with it by its static imports. */
function sheetsOf(start: string, files: ReadonlyMap<string, Source>): Set<string> {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    if (path.endsWith('.css')) sheets.add(path);
    for (const wanted of files.get(path)?.imports ?? [])
      if (/^[.#]/.test(wanted)) visit(resolve(path, wanted));
  };
  visit(start);
  return sheets;
}

/** The style sheets of later parts that are not there before the part's code. */
function lateSheets(all: readonly Source[]): string[] {
  const files = new Map(all.map((source) => [source.path, source]));
  const early = EVERYWHERE.flatMap((path) => [...sheetsOf(path, files)]);
  return all.flatMap(({ path, text }) =>
    [...text.matchAll(LATER)].flatMap(([, wanted = '']) => {
      const own = new Set([...early, ...sheetsOf(path, files)]);
      const missing = [...sheetsOf(resolve(path, wanted), files)].filter((sheet) => !own.has(sheet));
      return missing.map((sheet) => `${path} lacks ${sheet}`);
    }),
  );
}

test('a part that is loaded later has its style sheets with the page', () => {
  const web = sources().filter(({ path }) => path.startsWith('web/app/') && !path.includes('.test.'));
  const parts = web.flatMap(({ text }) => [...text.matchAll(/laterPart\(/g)]);
  const found = web.flatMap(({ text }) => [...text.matchAll(LATER)]);
  expect(found).toHaveLength(parts.length);
  expect(lateSheets(web)).toEqual([]);
});

test('a style sheet that comes with the code alone would be found', () => {
  const source = (path: string, text: string, imports: string[]): Source => ({
    path,
    text,
    imports,
    lines: 1,
  });
  const page = "const Part = laterPart(async () => (await import('./part.tsx')).Part);";
  expect(
    lateSheets([
      source('web/app/page.tsx', page, ['./page.module.css']),
      source('web/app/part.tsx', '', ['./inner.tsx', './page.module.css']),
      source('web/app/inner.tsx', '', ['./inner.module.css']),
    ]),
  ).toEqual(['web/app/page.tsx lacks web/app/inner.module.css']);
});
