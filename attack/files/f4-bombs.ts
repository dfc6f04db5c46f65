import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { answerOf, anAddress, sendRaw } from '../lib/http.ts';
import { peakMemory } from '../lib/memory.ts';
import { hugePng, manyObjects, xlsxOf, zipOf } from '../samples/odd-files.ts';
import { aPdf, aPng } from '../samples/pictures.ts';
import { serveStub } from '../lib/stub-server.ts';
import { uploader, ways, type Upload } from '../lib/uploads.ts';
import { openWorld, type World } from '../lib/world.ts';

const WITHIN_MS = 1000;
const GROWTH_MB = 100;
const NOISE_MS = 5;
/** One of each kind: re-encoded pictures, files stored unchanged, and documents. */
const tried = ways.filter(({ what }) =>
  ['own file', 'profile picture', 'registration', 'editor photo'].includes(what),
);
const MB = 1024 * 1024;

interface Bomb {
  what: string;
  file: Buffer;
  /** Whether it may be accepted: a document that is never opened does no harm. */
  isDocument: boolean;
}

/** A PNG of a million chunks, a JPEG of as many segments. */
function manyParts(): Record<string, Buffer> {
  const jpg = Buffer.alloc(4 * 1_000_000 + 2);
  jpg.writeUInt16BE(0xffd8, 0);
  for (let at = 2; at < jpg.length; at += 4) jpg.writeUInt32BE(0xffe10002, at);
  const head = hugePng(10, 10).subarray(0, 33);
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from('IDAT'), Buffer.alloc(4)]);
  return {
    'JPG of a million segments': jpg,
    'PNG of a million chunks': Buffer.concat([head, Buffer.alloc(12_000_000, chunk)]),
  };
}

/** A compound file whose chains are loops or lead nowhere. */
function loopedCompound(): Buffer {
  const file = Buffer.alloc(8 * MB, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  return file;
}

function bombs(samples: string | undefined): Bomb[] {
  const zeros = Buffer.alloc(256 * MB);
  const big = { name: 'xl/worksheets/sheet1.xml', data: zeros, claims: 0xffffffff };
  const inner = zipOf([{ name: 'a', data: zeros.subarray(0, 64 * MB) }]);
  const nested = zipOf(Array.from({ length: 16 }, (_, n) => ({ name: `${n}.zip`, data: inner })));
  const many = zipOf(Array.from({ length: 50_000 }, (_, n) => ({ name: `${n}`, data: Buffer.alloc(0) })));
  const pictures: Record<string, Buffer> = {
    'PNG of 30,000 × 30,000': hugePng(30_000, 30_000, true),
    'PNG of 65,535 × 65,535': hugePng(65_535, 65_535),
    'PNG of 2,000,000,000 × 1': hugePng(2_000_000_000, 1),
    'PNG without its rows': hugePng(7000, 7000),
    'GIF of 65,535 × 65,535': Buffer.from(
      'GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;',
      'latin1',
    ),
    ...manyParts(),
    'compound file in circles': loopedCompound(),
  };
  const documents: Record<string, Buffer> = {
    'sheet of 256 MB that says 4 GB': xlsxOf([big]),
    'zip of zips of 1 GB': nested,
    'zip of 50,000 entries': many,
    'PDF of a million objects': manyObjects(1_000_000),
  };
  const found = samples ? globSync(['images/odd/*', 'pdf/odd/*'], { cwd: samples }) : [];
  return [
    ...Object.entries(pictures).map(([what, file]) => ({
      what,
      file,
      isDocument: what.startsWith('PNG without'),
    })),
    ...Object.entries(documents).map(([what, file]) => ({ what, file, isDocument: true })),
    ...found.map((what) => ({ what, file: readFileSync(join(samples ?? '', what)), isDocument: true })),
  ];
}

type Give = (bomb: Bomb) => Promise<Omit<Upload, 'actor'>>;

interface Throw {
  give: Give;
  bomb: Bomb;
  name: string;
  /** The time that a megabyte of an ordinary file takes. */
  msOfMB?: number;
}

/** How soon a bomb is handled; the least of three, as the machine has other work. */
async function tryBomb({ give, bomb, name, msOfMB = 0 }: Throw, tally: Tally) {
  const allowed = WITHIN_MS + (bomb.file.length / MB) * msOfMB;
  let min = Infinity;
  for (let n = 0; n < 3 && min > allowed; n++) {
    const { answer } = await give(bomb);
    min = Math.min(min, answer.milliseconds);
    const isReported = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    tally.check(
      isReported || (bomb.isDocument && answer.status === 200),
      () => `${name}, ${bomb.what}: ${answer.status}`,
    );
  }
  tally.check(min < allowed, () => `${name}, ${bomb.what}: ${Math.round(min)} ms`);
}

/**
 * Uploads ordinary files by every way; returns how long a megabyte of them takes at most, in milliseconds.
 */
async function uploadOrdinary(world: World): Promise<number> {
  const [pdf, png] = [aPdf('a'.repeat(30 * MB)), await aPng(7000, 7000)];
  let slowest = 0;
  for (const way of tried) {
    const upload = uploader(world, way);
    await upload({ file: png, name: 'a.png' });
    const { answer } = await upload({ file: pdf, name: 'a.pdf' });
    if (answer.status === 200) slowest = Math.max(slowest, answer.milliseconds / 30);
  }
  return slowest;
}

/** The p99 of others' calls as long as some work runs. */
async function p99While(url: string, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    for (; !isOver; await wait(5)) {
      const headers = { 'x-forwarded-for': anAddress() };
      times.push((await sendRaw(url, { method: 'GET', path: '/api/v1/terms', headers })).milliseconds);
    }
  })();
  await work().finally(() => (isOver = true));
  await asking;
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Infinity;
}

/** The weak stub opens its input in the main thread. */
async function isWeakCaught(all: readonly Bomb[], afterwards: Environment['afterwards']): Promise<boolean> {
  const buffers: Buffer[] = [];
  const { url, stop } = await serveStub((request, response) => {
    request.resume().on('end', () => {
      buffers.push(Buffer.alloc(200 * MB, 1));
      for (const until = performance.now() + 1100; performance.now() < until;);
      response.end('{}');
    });
  });
  afterwards(stop);
  const weak = createTally();
  const bomb = { ...(all[0] ?? { what: '', file: Buffer.alloc(0) }), isDocument: false };
  const give: Give = async ({ file }) => {
    const { status, milliseconds } = await sendRaw(url, { method: 'POST', path: '/', body: file });
    return { answer: answerOf(status, {}, Buffer.from('{}'), milliseconds), url: '', name: '' };
  };
  const before = await peakMemory(process.pid, async () => undefined);
  const max = await peakMemory(process.pid, () => tryBomb({ give, bomb, name: 'stub' }, weak));
  return weak.failures() >= 4 && max - before > GROWTH_MB;
}

export const attack: Attack = {
  id: 'F4',
  what: 'Archives of gigabytes, pictures of gigapixels, files of a million parts, by every kind of upload',
  goal: 'rejected, or stored unopened, < 1 s besides the upload; memory +≤ 100 MB, others’ p99 ≤ 2 × that with ordinary files (5 ms of noise allowed)',
  run: async ({ onPostgres, extent, afterwards }) => {
    const { db, url, pid, child } = await onPostgres();
    const world = await openWorld(db, url);
    const all = bombs(extent.samples);
    const tally = createTally();
    await uploadOrdinary(world);
    let [msOfMB, usual, meanwhile] = [0, Infinity, Infinity];
    const ordinary = await peakMemory(pid, async () => {
      usual = await p99While(url, async () => void (msOfMB = await uploadOrdinary(world)));
    });
    const max = await peakMemory(pid, async () => {
      meanwhile = await p99While(url, async () => {
        for (const way of tried) {
          const upload = uploader(world, way);
          const give: Give = ({ file }) => upload({ file, name: 'a.png' });
          for (const bomb of all) await tryBomb({ give, bomb, name: way.what, msOfMB }, tally);
        }
      });
    });
    tally.check(max - ordinary <= GROWTH_MB, () => `used ${ordinary} MB before, ${max} MB at most`);
    tally.check(
      meanwhile <= usual * 2 + NOISE_MS,
      () => `p99 ${meanwhile.toFixed(1)} ms, with ordinary files ${usual.toFixed(1)} ms`,
    );
    tally.check(child.exitCode === null, () => 'the product ended');
    const figures = {
      bombs: all.length,
      'MB used with ordinary files': ordinary,
      'at most': max,
      'others’ p99 with ordinary files, ms': Number(usual.toFixed(1)),
      'with bombs, ms': Number(meanwhile.toFixed(1)),
    };
    return tally.outcome(figures, await isWeakCaught(all, afterwards));
  },
};
