import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source.ts';

/** The folders of modules on the server and in the web, as `<area>/<module>`. */
const folders = () =>
  ['server/src/{foundation,account,hiring,live,content,assistant,site}', 'web/app/features']
    .flatMap((cwd) =>
      globSync(`${cwd}/**/*.{ts,tsx}`, { cwd: root }).map((path) =>
        dirname(path)
          .replaceAll('\\', '/')
          .replace(/^(server\/src|web\/app\/features)\//, ''),
      ),
    )
    .flatMap((folder) => /^[^/]+\/[^/]+/.exec(folder) ?? []);

test('the page of the architecture lists the modules of each area, and no others', () => {
  const page = readFileSync(`${root}docs/architecture.md`, 'utf8');
  const listed = [...page.matchAll(/^\| `(\w+)` \| ([a-z, -]+) \|$/gm)].flatMap(([, area, names = '']) =>
    names.split(', ').map((name) => `${area}/${name}`),
  );
  expect(listed.toSorted()).toEqual([...new Set(folders())].toSorted());
});
