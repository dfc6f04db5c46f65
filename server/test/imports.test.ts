import { describe, expect, test } from 'vitest';
import { sources, type Source } from './source.ts';

/** Rooms import verbs downwards only; whoever stands further right may use those further left. */
const ORDER = [
  'files',
  'messages',
  'audit',
  'dispatches',
  'addresses',
  'terms',
  'levels',
  'settings',
  'companies',
  'auth',
  'users',
  'resumes',
  'recruitments',
  'applications',
  'likes',
  'applicants',
  'withdrawals',
  'search',
  'members',
  'moderation',
  'statistics',
  'inbox',
  'pages',
  'demo',
  'openapi',
];
const ROOTS = ['kit', 'platform'];

interface Edge {
  from: string;
  room: string;
  to: string;
  target: string;
}

const isTest = ({ path }: Source) => path.includes('.test.') || path.startsWith('server/test/');

function edges(): Edge[] {
  return sources()
    .filter((source) => source.path.startsWith('server/src/') && !isTest(source))
    .flatMap(({ path, imports }) =>
      imports
        .filter((name) => name.startsWith('#'))
        .map((name) => {
          const [to = '', ...rest] = name.slice(1).split('/');
          return { from: path, room: path.split('/')[2] ?? '', to, target: rest.join('/') };
        }),
    );
}
const told = ({ from, to, target }: Edge) => `${from} → ${to}/${target}`;
const isRoom = (name: string) => !ROOTS.includes(name) && !name.endsWith('.ts') && name !== 'cli';

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

  test('kit and platform know no room', () => {
    expect(
      edges()
        .filter(({ room, to }) => ROOTS.includes(room) && isRoom(to))
        .map(told),
    ).toEqual([]);
  });

  test('a room is named in the order of rooms', () => {
    const rooms = new Set(
      edges()
        .map(({ room }) => room)
        .filter((room) => isRoom(room)),
    );
    expect([...rooms].filter((room) => !ORDER.includes(room))).toEqual([]);
  });

  test('a room uses of another only its tables and what it offers, and only downwards', () => {
    const wrong = edges().filter(({ room, to, target }) => {
      // The demonstration plays every role, so it may call every room's verbs.
      if (!isRoom(room) || !isRoom(to) || room === to || room === 'demo' || target === 'tables.ts')
        return false;
      const isOffered = target === 'public.ts' || (to === 'pages' && target === 'tags.ts');
      return !isOffered || (ORDER.indexOf(to) > ORDER.indexOf(room) && to !== 'pages');
    });
    expect(wrong.map(told)).toEqual([]);
  });

  test('in the web, ui and lib know no feature', () => {
    const wrong = webEdges().filter(
      ({ path, name }) => /^web\/app\/(ui|lib)\//.test(path) && /^#(features|routes)/.test(name),
    );
    expect(wrong).toEqual([]);
  });

  test('in the web, features use each other without going round in circles', () => {
    const uses = new Map<string, Set<string>>();
    for (const { path, name } of webEdges()) {
      const from = /^web\/app\/features\/([\w-]+)\//.exec(path)?.[1];
      const to = /^#features\/([\w-]+)\//.exec(name)?.[1];
      if (from && to && from !== to) uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
    expect([...uses.keys()].flatMap((feature) => circleFrom(feature, uses) ?? [])).toEqual([]);
  });
});

const webEdges = () =>
  sources()
    .filter(({ path }) => path.startsWith('web/app/') && !path.includes('.test.'))
    .flatMap(({ path, imports }) => imports.map((name) => ({ path, name })));

/** A way from a feature back to itself, if there is one. */
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
