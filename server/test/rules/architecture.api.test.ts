import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { beforeAll, describe, expect, test } from 'vitest';
import { allTexts } from '@ieum/contract/common/text.ts';
import { listEndpoints } from '../../../scripts/lib/contract.ts';
import { unboundedStrings } from '../unbounded-strings.ts';
import { theWorld, type World } from '../world.ts';
import { root, sources, toolPaths, type Source } from './source.ts';

let world: World;
let served: ReturnType<World['app']['endpoints']>;
let declared: Awaited<ReturnType<typeof listEndpoints>>;
beforeAll(async () => {
  world = await theWorld();
  served = world.app.endpoints();
  declared = await listEndpoints();
});

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('the wire', () => {
  test('every endpoint of the contract is served and nothing else is', () => {
    expect(served.map(({ endpoint }) => nameOf(endpoint)).toSorted()).toEqual(
      declared.map(nameOf).toSorted(),
    );
  });

  test('every write about a row names its subject and its policy', () => {
    const ruled = served.filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.path.includes('/:'));
    const bare = ruled
      .filter(({ handler }) => !handler.subject || !handler.policy)
      .map(({ endpoint }) => nameOf(endpoint));
    expect(bare).toEqual([]);
  });

  test('every string a caller may send has a maximum', () => {
    const unbounded = declared.flatMap((endpoint) =>
      (['params', 'query', 'headers', 'body', 'form'] as const).flatMap((part) => {
        const schema = endpoint[part];
        return schema
          ? unboundedStrings(schema, 'input').map((path) => `${nameOf(endpoint)} ${part}${path}`)
          : [];
      }),
    );
    expect(unbounded).toEqual([]);
  });

  test('no response transforms on its way out', () => {
    const failing = declared.filter((endpoint) => {
      try {
        z.toJSONSchema(endpoint.response, { io: 'output' });
        return false;
      } catch {
        return true;
      }
    });
    expect(failing.map(nameOf)).toEqual([]);
  });

  test('the OpenAPI document describes every endpoint', async () => {
    const document = (await world.call(undefined, 'GET', '/api/openapi.json')).json();
    const described = Object.keys(document.paths as object).length;
    expect(described).toBe(new Set(declared.map(({ path }) => path)).size);
  });
});

describe('the texts', () => {
  test('every text has a Korean, an English and a Chinese version', () => {
    const missing = [...allTexts()].filter(
      ([, text]) => !text.ko?.trim() || !text.en?.trim() || !text.cn?.trim(),
    );
    expect(missing.map(([key]) => key)).toEqual([]);
  });

  test('none refers to a customer service, because the centre itself answers, by its number', () => {
    const HELP_DESK = /고객 ?센터|客服|customer (?:service|cent)|contact us/i;
    const wrong = [...allTexts()].filter(([, text]) => Object.values(text).some((t) => HELP_DESK.test(t)));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

const isTest = ({ path }: Source) =>
  /\.test\.tsx?$|\/(access-cases|longest-writes|erasure-rows)\.ts$/.test(path) ||
  path.startsWith('server/test/');
const product = () => sources().filter((source) => !isTest(source));

describe('the product', () => {
  test('no file is longer than 300 lines, no test longer than 500', () => {
    const long = sources().filter((source) => source.lines > (isTest(source) ? 500 : 300));
    expect(long.map(({ path, lines }) => `${path} ${lines}`)).toEqual([]);
  });

  // Documents do not count: the decision records are one numbered list.
  test('no folder holds more than 25 files of code and styles', () => {
    const counts = new Map<string, number>();
    const styles = globSync('web/app/**/*.css', { cwd: root });
    for (const path of [...sources().map((source) => source.path), ...toolPaths(), ...styles]) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
  });

  test('wire spellings appear on the server only in wire.ts and documentation.ts, in routes.ts and socket.ts as params or payload, and where marked', () => {
    const WIRE_NAME = /(?<![\w'"`$/])_[a-z]\w*\b|\b[a-z]\w*__\w+\b/;
    const found = product()
      .filter(
        ({ path }) => path.startsWith('server/src/') && !/(^|[/-])wire\.ts$|\/documentation\.ts$/.test(path),
      )
      .flatMap(({ path, text }) =>
        text.split('\n').map((line, i) => ({ place: `${path}:${i + 1}`, line: line.trim() })),
      )
      .filter(({ line }) => WIRE_NAME.test(withoutAllowed(line)));
    expect(found).toEqual([]);
  });

  test('comments state a rule themselves and refer to no section of a page that is not here', () => {
    const SECTION = /§|\brule R\d|\b\d[A-Z]-\d\b/;
    const documents = globSync(['README.md', 'docs/**/*.md'], { cwd: root });
    const paths = [...sources().map(({ path }) => path), ...toolPaths(), ...documents];
    const references = paths
      .filter((path) => path !== 'server/test/rules/architecture.api.test.ts')
      .filter((path) => SECTION.test(readFileSync(root + path, 'utf8')));
    expect(references).toEqual([]);
    expect(['see §7', 'rule R1', '3D-1'].every((text) => SECTION.test(text))).toBe(true);
  });

  test('names that were replaced by the words of the field do not come back', () => {
    const replaced =
      /\b(openRooms|createHouse|forgetters?|Leaver|Bulletin|OpenSeal|sealAll|spentSeals|createTurns|boundedTo|gatherStatements|serverPatience|HeldMove|Memories|PaperWorkers|sendPaper|PagePart|tellFailure|showRefusal|tellRestored|Queried|Fallible|useLeftWork|handOver|createEchoes|loadInTime)\b/;
    const found = sources()
      .filter(({ path }) => path !== 'server/test/rules/architecture.api.test.ts')
      .filter(({ text }) => replaced.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test('the environment is read in one place', () => {
    const readers = product().filter(
      ({ text, path }) => path.startsWith('server/src/') && /process\.env\b/.test(text),
    );
    expect(readers.map(({ path }) => path)).toEqual(['server/src/platform/env.ts']);
  });

  test('no module asks the machine for the time', () => {
    const modules = product().filter(({ path }) =>
      /^server\/src\/(?!kit|platform|cli|site\/demo)[a-z-]+\//.test(path),
    );
    expect(
      modules
        .filter(({ text }) => /new Date\(\)|Date\.now\(\)/.test(withoutDefaults(text)))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

const withoutAllowed = (line: string) =>
  /wire spelling/.test(line) || line.startsWith('*') || line.startsWith('//')
    ? ''
    : line
        .replace(/(params|query|body|form|input|payload|fields)\.?\??\.?_\w+/g, '')
        .replace(/'[^']*'|`[^`]*`/g, '')
        .replace(/\(_\w*[,)]|, _\w*[,)]|: _\w+[,} ]/g, '');
/** A port may have the machine's clock as its default. */
const withoutDefaults = (text: string) => text.replace(/= Date\.now\b/g, '');
