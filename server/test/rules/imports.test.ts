import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sources, type Source } from './source.ts';

/**
 * The areas from the ground up: a module uses its own area and those before it, and no two areas of one
 * level.
 */
const LEVELS = [['foundation'], ['account'], ['hiring', 'content'], ['live'], ['assistant'], ['site']];

interface Edge {
  path: string;
  from: string;
  to: string;
  file: string;
}

const isTest = ({ path }: Source) => path.includes('.test.') || path.startsWith('server/test/');
const levelOf = (name: string) => LEVELS.findIndex((areas) => areas.includes(name.split('/')[0] ?? ''));

/** The module of a path below `server/src` or `web/app/features`: its area and name; undefined outside the areas. */
function moduleOf(path: string): string | undefined {
  const name = path.split('/').slice(0, 2).join('/');
  return levelOf(name) >= 0 && !name.endsWith('.ts') ? name : undefined;
}

/** The area of an `<area>/modules.ts`, which creates the modules of the area. */
const listedArea = (path: string) => /^(\w+)\/modules\.ts$/.exec(path)?.[1];

function edges(folder: string, prefix: string): Edge[] {
  return sources()
    .filter((source) => source.path.startsWith(folder) && !isTest(source))
    .flatMap(({ path, imports }) =>
      imports
        .filter((name) => name.startsWith(prefix))
        .flatMap((name) => {
          const from = moduleOf(path.slice(folder.length));
          const target = name.slice(prefix.length);
          const to = moduleOf(target);
          return from && to && from !== to
            ? [{ path, from, to, file: target.split('/').slice(2).join('/') }]
            : [];
        }),
    );
}

const serverEdges = () => edges('server/src/', '#').filter(({ file }) => file !== 'tables.ts');
const webEdges = () => edges('web/app/features/', '#features/');
const lineOf = (edge: Edge) => `${edge.path} → ${edge.to}/${edge.file}`;
const isUpwards = ({ from, to }: Edge) =>
  levelOf(to) > levelOf(from) || (levelOf(to) === levelOf(from) && to.split('/')[0] !== from.split('/')[0]);
const importsOf = (folder: string) =>
  sources()
    .filter((source) => source.path.startsWith(folder) && !isTest(source))
    .flatMap(({ path, imports }) => imports.map((name) => ({ path, name })));

describe('who may import whom', () => {
  test('the contract imports zod and itself only', () => {
    const strangers = sources()
      .filter(({ path }) => path.startsWith('contract/'))
      .flatMap(({ path, imports }) => imports.map((name) => ({ path, name })))
      .filter(
        ({ name, path }) =>
          !name.startsWith('.') && name !== 'zod' && !(path.includes('.test.') && name === 'vitest'),
      );
    expect(strangers).toEqual([]);
  });

  test('the web never imports the server, nor the server the web', () => {
    const crossing = sources()
      .filter(({ path }) => !path.startsWith('server/test/'))
      .flatMap(({ path, imports }) => imports.map((name) => ({ path, name })))
      .filter(({ path, name }) =>
        (path.startsWith('web/') ? /server\/src|@ieum\/server/ : /web\/app|@ieum\/web/).test(name),
      );
    expect(crossing).toEqual([]);
  });

  test('kit and platform know no module', () => {
    const wrong = ['server/src/kit/', 'server/src/platform/']
      .flatMap(importsOf)
      .filter(({ name }) => name.startsWith('#') && moduleOf(name.slice(1)));
    expect(wrong).toEqual([]);
  });

  test('a module of the server uses another only through its tables and its public.ts', () => {
    // The demo acts as every role, so it may call every module's verbs.
    const wrong = serverEdges().filter((edge) => edge.from !== 'site/demo' && edge.file !== 'public.ts');
    expect(wrong.map(lineOf)).toEqual([]);
  });

  test('no module of the server uses one above it', () => {
    expect(serverEdges().filter(isUpwards).map(lineOf)).toEqual([]);
  });

  test('an area creates its own modules only, from what the areas below it offer', () => {
    const wrong = importsOf('server/src/').filter(({ path, name }) => {
      const area = listedArea(path.slice('server/src/'.length));
      const list = listedArea(name.slice(1));
      if (list && !area) return path !== 'server/src/modules.ts';
      const other = area && name.startsWith('#') && (moduleOf(name.slice(1)) ?? list)?.split('/')[0];
      return other && (levelOf(other) >= levelOf(area) || (!list && !name.endsWith('/public.ts')));
    });
    expect(wrong).toEqual([]);
  });

  test('modules of the server have no cyclic dependencies', () => {
    expect(circles(serverEdges())).toEqual([]);
  });

  test('in the web, ui and lib import no feature', () => {
    const wrong = ['web/app/ui/', 'web/app/lib/']
      .flatMap(importsOf)
      .filter(({ name }) => /^#(features|routes)/.test(name));
    expect(wrong).toEqual([]);
  });

  test('no script of the browser loads the route table', () => {
    const inServer = ['web/app/routes.ts', 'web/app/document-address.ts', 'web/app/route-table.ts'];
    const loading = importsOf('web/app/').filter(
      ({ path, name }) => /route-table(\.ts|\/)/.test(name) && !inServer.includes(path),
    );
    expect(loading).toEqual([]);
  });

  test('what uses a widget of Mantine is inside its provider', () => {
    expect(unprovidedUses()).toEqual([]);
  });

  test('in the web, no module uses one above it', () => {
    expect(webEdges().filter(isUpwards).map(lineOf)).toEqual([]);
  });

  test('in the web, modules have no cyclic dependencies', () => {
    expect(circles(webEdges())).toEqual([]);
  });
});

/** Each cycle through a module. */
function circles(arrows: readonly Edge[]): string[] {
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of arrows) uses.set(from, (uses.get(from) ?? new Set()).add(to));
  return [...uses.keys()].flatMap((module) => circleFrom(module, uses) ?? []);
}

/** A cycle through a module, if there is one. */
function circleFrom(start: string, uses: Map<string, Set<string>>): string | undefined {
  const open: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = open.pop(); way; way = open.pop()) {
    for (const next of uses.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, next].join(' → ');
      if (!seen.has(next)) open.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

const MANTINE = /^@mantine\/(core|dates|tiptap)$/;
const PROVIDER = /\/(design-provider|design-form|row-(editor|sheet))\.tsx$/;

/** The file of ours that an import in the web names; nothing for a package. */
function fileOf(path: string, name: string): string | undefined {
  if (name.startsWith('#')) return `web/app/${name.slice(1)}`;
  return name.startsWith('.') ? posix.join(posix.dirname(path), name) : undefined;
}

/** The routes from which a module that imports Mantine is reached without passing its provider. */
function unprovidedUses(): string[] {
  const files = sources().filter((source) => source.path.startsWith('web/app/') && !isTest(source));
  const isProviding = ({ path, imports }: Source) =>
    path.startsWith('web/app/ui/theme/') ||
    PROVIDER.test(path) ||
    imports.some((name) => PROVIDER.test(name));
  const open = files.filter((file) => !isProviding(file));
  const reached = new Set(
    open.filter(({ imports }) => imports.some((name) => MANTINE.test(name))).map(({ path }) => path),
  );
  for (let size = 0; size < reached.size;) {
    size = reached.size;
    for (const { path, text, imports } of open) {
      const named = [...imports, ...lazyImports(text)].map((name) => fileOf(path, name));
      if (named.some((file) => file !== undefined && reached.has(file))) reached.add(path);
    }
  }
  return [...reached].filter((path) => path.startsWith('web/app/routes/'));
}

const lazyImports = (text: string): string[] =>
  [...text.matchAll(/import\('([^']+)'\)/g)].map(([, name]) => name ?? '');
