import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { root, sources } from './source.ts';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

/** The names of classes in a style sheet. */
const classesOf = (css: string) => new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name));

/** The properties that a source reads of an imported name. */
function propertiesOf(path: string, text: string, name: string): Set<string> {
  const read = new Set<string>();
  new Visitor({
    MemberExpression: ({ object, property, computed }) => {
      if (!computed && object.type === 'Identifier' && object.name === name && property.type === 'Identifier')
        read.add(property.name);
    },
  }).visit(parseSync(path, text).program);
  return read;
}

/** The classes that a source uses and its style sheets do not have; `read` returns a style sheet. */
function missingClasses(path: string, text: string, read: (path: string) => string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, name = '', from = '']) => {
    const file = from.startsWith('#') ? `web/app/${from.slice(1)}` : posix.join(posix.dirname(path), from);
    const known = classesOf(read(file));
    const used = [...propertiesOf(path, text, name)];
    return used.flatMap((one) => (known.has(one) ? [] : `${path}: ${one} of ${from}`));
  });
}

const readSheet = (path: string) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : '');

test('every class that the web uses is in its style sheet', () => {
  const missing = sources()
    .filter(({ path }) => path.startsWith('web/app/'))
    .flatMap(({ path, text }) => missingClasses(path, text, readSheet));
  expect(missing).toEqual([]);
});

test('a class that is missing would be found', () => {
  const text = `import styles from './one.module.css';\nstyles.known; styles.gone;`;
  expect(missingClasses('web/app/ui/one.tsx', text, () => '.known { color: red }')).toEqual([
    'web/app/ui/one.tsx: gone of ./one.module.css',
  ]);
});
