import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor, type Expression } from 'oxc-parser';
import { root } from './source.ts';

/** A text that developers read: a comment, the title of a test, or a line of a document. */
export interface Prose {
  /** From the repository's root, with the line, for example `server/src/app.ts:12`. */
  place: string;
  text: string;
}

const CODE = [
  '*.ts',
  '{contract,server}/src/**/*.ts',
  'server/*.{ts,mjs}',
  'server/test/**/*.ts',
  'web/*.ts',
  'web/{app,test}/**/*.{ts,tsx}',
  '{attack,bench/lib,bench/measures,bench/seeds,e2e,scripts}/**/*.{ts,mjs}',
  'bench/*.ts',
];
const STYLES = ['web/{app,public}/**/*.css', 'web/*.css'];
const DOCUMENTS = ['README.md', 'docs/**/*.md'];
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'story']);

/** Reads every comment and test title of all workspaces and style sheets, and every line of the documents, of files that match. */
export function proseMatching(pattern: RegExp): Prose[] {
  const found = (patterns: readonly string[], proseOf: (path: string, text: string) => Prose[]) =>
    patterns
      .flatMap((one) => globSync(one, { cwd: root }))
      .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
      .filter(({ text }) => pattern.test(text))
      .flatMap(({ path, text }) => proseOf(path, text));
  return [
    ...found(CODE, commentsAndTitles),
    ...found(STYLES, styleComments),
    ...found(DOCUMENTS, lines),
  ].filter(({ text }) => pattern.test(text));
}

/** The comments and test titles of one source file. */
export function commentsAndTitles(path: string, text: string): Prose[] {
  const { program, comments } = parseSync(path, text);
  const found = comments.map(({ start, value }) => ({ start, text: value }));
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title && TEST_FUNCTIONS.has(functionOf(callee)))
        if (title.type === 'Literal' || title.type === 'TemplateLiteral')
          found.push({ start: title.start, text: text.slice(title.start, title.end) });
    },
  }).visit(program);
  return found.map((one) => ({ place: `${path}:${lineAt(text, one.start)}`, text: one.text }));
}

/** The name of a called function, also of `test.each(…)(…)` and `test.skip(…)`. */
function functionOf(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression') return functionOf(callee.callee);
  return callee.type === 'MemberExpression' ? functionOf(callee.object) : '';
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

const lines = (path: string, text: string): Prose[] =>
  text.split('\n').map((line, index) => ({ place: `${path}:${index + 1}`, text: line }));

const styleComments = (path: string, text: string): Prose[] =>
  [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ index, 1: comment = '' }) => ({
    place: `${path}:${lineAt(text, index)}`,
    text: comment,
  }));
