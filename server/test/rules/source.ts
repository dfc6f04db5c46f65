import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Source {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
  lines: number;
  imports: string[];
}

const PLACES = [
  'contract/src/**/*.ts',
  'server/src/**/*.ts',
  'server/test/**/*.ts',
  'web/app/**/*.{ts,tsx}',
  'web/*.ts',
];

let read: Source[] | undefined;
/** Every source file of ours with its imports. */
export function sources(): Source[] {
  read ??= PLACES.flatMap((pattern) => globSync(pattern, { cwd: root })).map((path) => {
    const text = readFileSync(root + path, 'utf8');
    const { module } = parseSync(path, text);
    const imports = [
      ...module.staticImports.map((one) => one.moduleRequest.value),
      ...module.staticExports.flatMap((one) =>
        one.entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
      ),
    ];
    return { path, text, lines: text.split('\n').length - 1, imports };
  });
  return read;
}

/** The paths of the code beside the product: attacks, benchmarks, scripts and browser stories. */
export const toolPaths = (): string[] =>
  globSync('{attack,bench,scripts,e2e}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  });

/** Every text of a source: its strings and the fixed parts of its templates. */
export function textsOf({ path, text }: Source): string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.raw),
  }).visit(parseSync(path, text).program);
  return texts;
}

/** The paths of the sources of the workspaces. */
export const productPaths = (): string[] => PLACES.flatMap((pattern) => globSync(pattern, { cwd: root }));

/** Every name that a source binds, uses or gives to a property. */
export function identifiersOf({ path, text }: Pick<Source, 'path' | 'text'>): ReadonlySet<string> {
  const names = new Set<string>();
  const add = ({ name }: { name: string }) => void names.add(name);
  new Visitor({ Identifier: add, PrivateIdentifier: add, JSXIdentifier: add }).visit(
    parseSync(path, text).program,
  );
  return names;
}
