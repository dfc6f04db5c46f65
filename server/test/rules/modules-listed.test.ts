import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source.ts';

const AREAS = '{foundation,account,hiring,live,content,assistant,site}';
const PLACES = {
  contract: `contract/src/${AREAS}`,
  server: `server/src/${AREAS}`,
  web: 'web/app/features',
};

/** The folders of modules in a workspace, as `<area>/<module>`. */
const foldersIn = (place: string): string[] => [
  ...new Set(
    globSync(`${place}/**/*.{ts,tsx}`, { cwd: root })
      .map((path) => dirname(path).replaceAll('\\', '/'))
      .map((folder) => folder.replace(/^(contract\/src|server\/src|web\/app\/features)\//, ''))
      .flatMap((folder) => /^[^/]+\/[^/]+/.exec(folder) ?? []),
  ),
];

/** Modules without a folder in a workspace, each with the reason. */
const WITHOUT: Record<keyof typeof PLACES, Readonly<Record<string, string>>> = {
  contract: {
    'site/center': 'A page over notices, FAQs and questions, which have the endpoints.',
    'site/demo': 'Writes rows only.',
    'site/pages': 'Its answers are documents.',
    'site/shell': 'Frames and menus.',
  },
  server: {
    'site/center': 'A page over notices, FAQs and questions, which have the endpoints.',
    'site/shell': 'Frames and menus.',
  },
  web: {
    'site/demo': 'Writes rows only.',
  },
};

test('the page of the architecture lists the modules of each area, and no others', () => {
  const page = readFileSync(`${root}docs/architecture.md`, 'utf8');
  const listed = [...page.matchAll(/^\| `(\w+)` \| ([a-z, -]+) \|$/gm)].flatMap(([, area, names = '']) =>
    names.split(', ').map((name) => `${area}/${name}`),
  );
  const folders = Object.values(PLACES).flatMap(foldersIn);
  expect(listed.toSorted()).toEqual([...new Set(folders)].toSorted());
});

test('a module has the same area and name in the three workspaces, or there is a reason why not', () => {
  const folders = new Set(Object.values(PLACES).flatMap(foldersIn));
  for (const [workspace, place] of Object.entries(PLACES)) {
    const present = new Set(foldersIn(place));
    const missing = [...folders].filter((name) => !present.has(name));
    const excused = WITHOUT[workspace as keyof typeof PLACES];
    expect(missing.toSorted()).toEqual(Object.keys(excused).toSorted());
    expect(Object.values(excused).filter((reason) => !reason.trim())).toEqual([]);
  }
});
