import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { root } from '../../scripts/lib/run.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { each } from '../lib/http.ts';
import { xlsxOf, zipOf } from '../samples/odd-files.ts';
import { aPdf, aPng } from '../samples/pictures.ts';
import { uploader, ways } from '../lib/uploads.ts';
import { openWorld, type World } from '../lib/world.ts';

const MARK = 'ieum-escaped';

/** Names that leave a folder when they are used as a path. */
const escapes = [
  `../${MARK}`,
  `../../${MARK}`,
  `../../../../../../../../../tmp/${MARK}`,
  `/tmp/${MARK}`,
  `..\\${MARK}`,
  `..\\..\\tmp\\${MARK}`,
  `C:\\${MARK}`,
  `\\\\127.0.0.1\\share\\${MARK}`,
  `..%2f${MARK}`,
  `..%2f..%2f..%2f..%2ftmp%2f${MARK}`,
  `%2e%2e/${MARK}`,
  `..%252f${MARK}`,
  `..%c0%af${MARK}`,
  `..%5c${MARK}`,
  `....//${MARK}`,
  `..;/${MARK}`,
  `．．/${MARK}`,
  `..／${MARK}`,
  `file:///tmp/${MARK}`,
  `${MARK}/../../${MARK}`,
  `${MARK}\u0000.pdf`,
  `~/${MARK}`,
  `.incoming/../../${MARK}`,
];
/** Files that could be read, with the text that would prove it. */
const readable = ['etc/passwd', 'proc/self/environ', 'package.json', 'control', 'secret'];
const REPORTED = /root:x:0|SECRET=|"workspaces"|"secret":/;

/** Addresses below every folder that is served. */
function readingPaths(): string[] {
  const ups = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '..%252f',
    '..%c0%af',
    '....//',
    './../',
  ];
  const bases = [
    '/static/ko/',
    '/static/ko/assets/',
    '/static/',
    '/',
    '/api/v1/files/',
    '/sitemaps/',
    '/control/',
    '/api/',
    '/recruitments/',
  ];
  return bases.flatMap((base) =>
    ups.flatMap((up) =>
      readable.flatMap((file) => [1, 4, 9].map((depth) => `${base}${up.repeat(depth)}${file}`)),
    ),
  );
}

type Read = (path: string) => Promise<{ status: number; text: string }>;

async function tryReading(read: Read, tally: Tally) {
  await each(readingPaths(), 16, async (path) => {
    const { status, text } = await read(path);
    tally.check(status < 500 && !REPORTED.test(text), () => `${path}: ${status} ${text.slice(0, 80)}`);
  });
}

/** Archives whose entries have names outside their folder. */
const slips = (): Record<string, Buffer> => {
  const entries = escapes.map((name) => ({ name, data: Buffer.from(MARK) }));
  return { 'zip that slips': zipOf(entries), 'sheet that slips': xlsxOf(entries) };
};

async function tryWriting(world: World, tally: Tally): Promise<number> {
  const files = { pdf: aPdf(), png: await aPng(), ...slips() };
  let taken = 0;
  for (const way of ways) {
    const upload = uploader(world, way);
    await each(escapes, 4, async (name) => {
      for (const [what, file] of Object.entries(files)) {
        const { answer } = await upload({ file, name });
        if (answer.status === 200) taken += 1;
        tally.check(answer.status < 500, () => `${way.what}, ${what} as ${name}: ${answer.status}`);
      }
    });
  }
  return taken;
}

/** Files with the mark, or others, in places where none should be. */
function strangersIn(folders: readonly string[]): string[] {
  return folders.flatMap((cwd) =>
    globSync([`*${MARK}*`, `**/*${MARK}*`], { cwd }).map((name) => join(cwd, name)),
  );
}

/** The weak stub uses a name as a path, reading and writing. */
function isWeakCaught(place: string): Promise<boolean> {
  const inside = join(place, 'files', 'deep');
  mkdirSync(inside, { recursive: true });
  const target = resolve(inside, `../${MARK}`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, MARK);
  const weak = createTally();
  const read: Read = async (path) => ({ status: 200, text: path.includes('passwd') ? 'root:x:0:0' : '' });
  return tryReading(read, weak).then(() => weak.failures() > 0 && strangersIn([place]).length > 0);
}

export const attack: Attack = {
  id: 'F3',
  what: 'Names and archives that leave their folder by every way to upload, and addresses that do so in every served folder',
  goal: '0 files outside the store, 0 read from outside',
  run: async ({ onPostgres, afterwards }) => {
    const place = mkdtempSync(join(tmpdir(), 'ieum-attack-'));
    afterwards(() => rmSync(place, { recursive: true, force: true }));
    const temporary = join(place, 'tmp');
    mkdirSync(temporary);
    const instance = await onPostgres({ TMPDIR: temporary });
    const world = await openWorld(instance.db, instance.url);
    const tally = createTally();
    const taken = await tryWriting(world, tally);
    const strangers = strangersIn([instance.dataDir, place]);
    const around = globSync([`${tmpdir()}/*${MARK}*`, `/*${MARK}*`, join(root, `*${MARK}*`)]);
    tally.check(
      strangers.length + around.length === 0,
      () => `written: ${[...strangers, ...around].join(', ')}`,
    );
    const left = globSync('ieum-*', { cwd: temporary });
    tally.check(left.length === 0, () => `left behind: ${left.join(', ')}`);
    await tryReading((path) => world.call(undefined, 'GET', path), tally);
    const figures = {
      names: escapes.length,
      'uploads taken': taken,
      'addresses read': readingPaths().length,
    };
    return tally.outcome(figures, await isWeakCaught(place));
  },
};
