import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './source.ts';

const PATHS = globSync('{*,{contract,server,web,e2e,bench,attack,scripts,docs}/**/*}', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|build|\.react-router)$/.test(path),
}).map((path) => path.replaceAll('\\', '/'));

const CODE = PATHS.filter(
  (path) => /\.(?:ts|tsx|mjs|css|json|sql)$/.test(path) && !/(?:lock\.json|documents\.test\.ts)$/.test(path),
);
let words: ReadonlySet<string> | undefined;
/** Every word of the code, its texts and its dependencies’ names included. */
function wordsOfCode(): ReadonlySet<string> {
  words ??= new Set(CODE.flatMap((path) => readFileSync(root + path, 'utf8').match(/[\w$]+/g) ?? []));
  return words;
}

const IS_FILE = /^#?[\w@./-]+\.(?:ts|tsx|css|mjs|sql|md)$/;
/** A name of the code, also as a call or as an element. */
const NAMED = /^<?([A-Za-z_$][\w$]{3,})(?:>|\(.*\)|(?:\s\w+(?:=\S+)?)+>?)?$/s;
/** Forms of names, and words that are not of our code. */
const EXCEPTIONS = new Set(['fromX', 'presentX', 'hreflang', 'mjml']);

const isKnownFile = (path: string): boolean => {
  const own = path.replace(/^#/, '');
  return PATHS.some((one) => one === own || one.endsWith(`/${own}`));
};

/** What a document names in backquotes that does not exist. */
function unknownIn(text: string): string[] {
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, one = '']) => one);
  return [...new Set(named)].filter((one) => {
    if (IS_FILE.test(one)) return !isKnownFile(one);
    const [, name] = NAMED.exec(one) ?? [];
    return name !== undefined && !EXCEPTIONS.has(name) && !wordsOfCode().has(name);
  });
}

test('files and names in the documents exist', () => {
  const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];
  const found = documents.flatMap((path) =>
    unknownIn(readFileSync(root + path, 'utf8')).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('a file and a name that do not exist are found', () => {
  const text =
    '`server/src/app.ts` `defineModule` `<Sheet>` `server/src/nowhere.ts` `noSuchName(x)` `<NoElement a>`';
  expect(unknownIn(text)).toEqual(['server/src/nowhere.ts', 'noSuchName(x)', '<NoElement a>']);
});
