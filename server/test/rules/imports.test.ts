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

/** The layers of the web from the ground up; what is in no folder of these, as the route table, is above all. */
const WEB_LAYERS = ['lib', 'ui', 'features', 'routes'];

const isTest = ({ path }: Source) => path.includes('.test.') || path.startsWith('server/test/');
/** Every module that a source names: in an import, an export or an `import()`. */
const namesIn = ({ imports, text }: Pick<Source, 'imports' | 'text'>) => [...imports, ...lazyImports(text)];
const levelOf = (name: string) => LEVELS.findIndex((areas) => areas.includes(name.split('/')[0] ?? ''));

/** The module of a path below `server/src` or `web/app/features`: its area and name; undefined outside the areas. */
function moduleOf(path: string): string | undefined {
  const name = path.split('/').slice(0, 2).join('/');
  return levelOf(name) >= 0 && !name.endsWith('.ts') ? name : undefined;
}

/** The area of an `<area>/modules.ts`, which creates the modules of the area. */
const listedArea = (path: string) => /^(\w+)\/modules\.ts$/.exec(path)?.[1];

/** The imports between modules in a folder; `within` is the path of an import inside it. */
function edges(folder: string, within: (path: string, name: string) => string | undefined): Edge[] {
  return sources()
    .filter((source) => source.path.startsWith(folder) && !isTest(source))
    .flatMap(({ path, ...source }) =>
      namesIn(source)
        .map((name) => within(path, name))
        .filter((target) => target !== undefined)
        .flatMap((target) => {
          const from = moduleOf(path.slice(folder.length));
          const to = moduleOf(target);
          return from && to && from !== to
            ? [{ path, from, to, file: target.split('/').slice(2).join('/') }]
            : [];
        }),
    );
}

const after = (prefix: string) => (_: string, name: string) =>
  name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
/** The path inside a folder to which a relative import leads. */
const relative = (folder: string) => (path: string, name: string) =>
  name.startsWith('.') ? after(folder)(path, posix.join(posix.dirname(path), name)) : undefined;
/** The same by the name that the folder has in imports, or relatively. */
const inside = (prefix: string, folder: string) => (path: string, name: string) =>
  after(prefix)(path, name) ?? relative(folder)(path, name);
/** The contract imports by relative paths. */
const inContract = relative('contract/src/');
const serverEdges = () =>
  edges('server/src/', inside('#', 'server/src/')).filter(({ file }) => file !== 'tables.ts');
const webEdges = () => edges('web/app/features/', inside('#features/', 'web/app/features/'));
const contractEdges = () => edges('contract/src/', inContract);
/** The exports of the contract that modules of the server use, beside their rows in the tests of all modules. */
const serverUses = () =>
  edges('server/src/', after('@ieum/contract/')).filter(
    ({ path }) => !/(longest-writes|access-cases|erasure-rows)\.ts$/.test(path),
  );
const webUses = () => edges('web/app/features/', after('@ieum/contract/'));
const lineOf = (edge: Edge) => `${edge.path} → ${edge.to}/${edge.file}`;
const isUpwards = ({ from, to }: Edge) =>
  levelOf(to) > levelOf(from) || (levelOf(to) === levelOf(from) && to.split('/')[0] !== from.split('/')[0]);
const importsOf = (folder: string) =>
  sources()
    .filter((source) => source.path.startsWith(folder) && !isTest(source))
    .flatMap(({ path, ...source }) => namesIn(source).map((name) => ({ path, name })));

/** The layer of a file of the web, as its index in WEB_LAYERS; beyond the last one where it is in none. */
function webLayerOf(path: string): number {
  const index = WEB_LAYERS.indexOf(/^web\/app\/([^/]+)\//.exec(path)?.[1] ?? '');
  return index < 0 ? WEB_LAYERS.length : index;
}

/** Whether an import of the web leads from a layer to one above it. */
function isUpInWeb({ path, name }: { path: string; name: string }): boolean {
  const file = fileOf(path, name);
  return file !== undefined && webLayerOf(file) > webLayerOf(path);
}

/** The files beside the areas with which modules declare what they add. */
const FOR_MODULES = ['module.ts', 'module-deps.ts'];

/** Whether an import of the server leads from platform, kit or an area to a layer above it, or into a module. */
function isAgainstLayers({ path, name }: { path: string; name: string }): boolean {
  const file = inside('#', 'server/src/')(path, name);
  if (file === undefined) return false;
  const [folder, target] = [layerOf(path.slice('server/src/'.length)), layerOf(file)];
  if (folder === 'platform') return target !== 'platform';
  if (folder === 'kit') return target !== 'kit' && target !== 'platform';
  if (folder === 'area') return target === 'app' && !FOR_MODULES.includes(file);
  return target === 'area' && !listedArea(file) && !file.endsWith('/public.ts');
}

/** The layer of a file of the server; the app is what composes the others: the files beside the areas, `cli` and `openapi`. */
function layerOf(file: string): 'platform' | 'kit' | 'area' | 'app' {
  if (/^(platform|kit)\//.test(file)) return file.startsWith('kit') ? 'kit' : 'platform';
  return levelOf(file) < 0 ? 'app' : 'area';
}

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

  test('no module of the contract uses one above it', () => {
    expect(contractEdges().filter(isUpwards).map(lineOf)).toEqual([]);
  });

  test('no module of the server uses the contract of one above it', () => {
    expect(serverUses().filter(isUpwards).map(lineOf)).toEqual([]);
  });

  test('modules of the contract have no cyclic dependencies', () => {
    expect(circles(contractEdges())).toEqual([]);
  });

  test('what modules of the contract share knows none of them', () => {
    const wrong = importsOf('contract/src/common/').filter(({ path, name }) =>
      moduleOf(inContract(path, name) ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  test('an import upwards and a cycle would be found', () => {
    const arrow = (from: string, to: string) => ({ path: from, from, to, file: 'schemas.ts' });
    const [down, up] = [
      arrow('account/users', 'foundation/audit'),
      arrow('foundation/audit', 'account/users'),
    ];
    expect([down, up].filter(isUpwards)).toEqual([up]);
    const third = [arrow('foundation/audit', 'foundation/files'), arrow('foundation/files', 'account/users')];
    expect(circles([down])).toEqual([]);
    expect(circles([down, ...third])).toHaveLength(3);
    const found = contractEdges().map(({ from, to }) => `${from} ${to}`);
    expect(found).toContain('hiring/companies hiring/recruitments');
  });

  test('the web never imports the server, nor the server the web, but for its development', () => {
    const crossing = sources()
      .filter(({ path }) => !path.startsWith('server/test/'))
      .flatMap((source) => namesIn(source).map((name) => ({ path: source.path, name })))
      .filter(({ path, name }) =>
        (path.startsWith('web/') ? /server\/src|@ieum\/server/ : /(?:^|\/)web\/|@ieum\/web/).test(name),
      );
    // The server in development renders by the bundler.
    expect(crossing).toEqual([{ path: 'server/src/serve.ts', name: '../../web/development.ts' }]);
  });

  test('kit and platform know no module of the contract', () => {
    const wrong = ['server/src/kit/', 'server/src/platform/']
      .flatMap(importsOf)
      .filter(({ name }) => moduleOf(name.replace('@ieum/contract/', '')));
    expect(wrong).toEqual([]);
  });

  test('kit uses platform, platform nothing of the server, and only the app uses what composes it', () => {
    expect(importsOf('server/src/').filter(isAgainstLayers)).toEqual([]);
  });

  test('an import against the layers of the server would be found, in each of its forms', () => {
    const wrong = [
      ['kit/db/rows.ts', '#account/users/tables.ts'],
      ['kit/db/rows.ts', '../../account/users/tables.ts'],
      ['kit/db/rows.ts', '../../module.ts'],
      ['platform/env.ts', '#kit/errors.ts'],
      ['platform/env.ts', '../kit/errors.ts'],
      ['account/users/routes.ts', '#app.ts'],
      ['account/users/routes.ts', '../../declarations.ts'],
      ['account/users/routes.ts', '../../cli/command.ts'],
      ['app.ts', '#account/auth/bearers.ts'],
      ['app.ts', './account/auth/bearers.ts'],
      ['cli/command.ts', '../account/auth/bearers.ts'],
    ];
    const right = [
      ['kit/db/rows.ts', '../errors.ts'],
      ['kit/db/rows.ts', '#platform/clock.ts'],
      ['platform/env.ts', './clock.ts'],
      ['account/users/module.ts', '#module.ts'],
      ['account/modules.ts', '#module-deps.ts'],
      ['app.ts', './ports.ts'],
      ['app.ts', '#account/auth/public.ts'],
      ['modules.ts', '#account/modules.ts'],
      ['cli/command.ts', '../app.ts'],
    ];
    const asImports = (pairs: string[][]) =>
      pairs.map(([path = '', name = '']) => ({ path: `server/src/${path}`, name }));
    expect(asImports(wrong).filter(isAgainstLayers)).toHaveLength(wrong.length);
    expect(asImports(right).filter(isAgainstLayers)).toEqual([]);
  });

  test('transactions are opened by the kit only', () => {
    const opening = sources().filter(
      ({ path, text }) =>
        path.startsWith('server/src/') && !path.includes('.test.') && /\.transaction\(/.test(text),
    );
    expect(opening.map(({ path }) => path)).toEqual(['server/src/kit/transaction.ts']);
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

  test('ui knows no module of the contract', () => {
    const wrong = importsOf('web/app/ui/').filter(({ name }) =>
      moduleOf(name.replace('@ieum/contract/', '')),
    );
    expect(wrong).toEqual([]);
  });

  test('in the web, lib imports no ui, ui no feature and a feature no route', () => {
    const wrong = ['lib', 'ui', 'features'].flatMap((layer) => importsOf(`web/app/${layer}/`));
    expect(wrong.filter(isUpInWeb)).toEqual([]);
  });

  test('an import upwards in the web would be found, relative ones and those at run time as well', () => {
    const uses = (path: string, text: string) =>
      namesIn({ imports: text.startsWith('import(') ? [] : [text], text }).map((name) => ({ path, name }));
    const wrong = [
      ...uses('web/app/lib/api/http.ts', '#ui/alert/alert.ts'),
      ...uses('web/app/lib/api/http.ts', '../../ui/alert/alert.ts'),
      ...uses('web/app/ui/alert/alert.ts', '#features/account/auth/copy.ts'),
      ...uses('web/app/ui/alert/alert.ts', "import('#features/account/auth/copy.ts')"),
      ...uses('web/app/features/account/auth/copy.ts', '#routes/login.tsx'),
      ...uses('web/app/features/account/auth/copy.ts', '#route-table.ts'),
    ];
    expect(wrong.filter(isUpInWeb)).toHaveLength(6);
    const right = [
      ...uses('web/app/routes/login.tsx', '#features/account/auth/copy.ts'),
      ...uses('web/app/features/account/auth/copy.ts', '../../../lib/api/http.ts'),
      ...uses('web/app/lib/api/http.ts', './api-error.ts'),
      ...uses('web/app/lib/api/http.ts', 'react'),
    ];
    expect(right).toHaveLength(4);
    expect(right.filter(isUpInWeb)).toEqual([]);
  });

  test('imports between modules of the web are found in each of their forms', () => {
    const found = webEdges().map(
      ({ path, to, file }) => `${path.replace('web/app/features/', '')} ${to}/${file}`,
    );
    expect(found).toContain('account/users/recovery/login-recovery.tsx account/auth/login/login-dialog.tsx');
    expect(found).toContain('account/users/recovery/find-card.tsx account/auth/username-field.tsx');
    expect(found).toContain(
      'live/meetings/company/meetings-screen.tsx live/textings/list/textings-panel.tsx',
    );
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

  test('in the web, no module uses the contract of one above it', () => {
    expect(webUses().filter(isUpwards).map(lineOf)).toEqual([]);
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
const PROVIDER = /\/(design-provider|row-(editor|sheet))\.tsx$/;

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
      const named = namesIn({ imports, text }).map((name) => fileOf(path, name));
      if (named.some((file) => file !== undefined && reached.has(file))) reached.add(path);
    }
  }
  return [...reached].filter((path) => path.startsWith('web/app/routes/'));
}

const lazyImports = (text: string): string[] =>
  [...text.matchAll(/import\('([^']+)'\)/g)].map(([, name]) => name ?? '');
