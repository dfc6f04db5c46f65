import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Running } from '../../scripts/lib/product.ts';
import { memoryOf } from '../../scripts/lib/memory.ts';
import { ask } from '../lib/load.ts';
import { atMost, megabytes, milliseconds, times, whole, type Figure } from '../lib/table.ts';
import { tokenOf } from '../lib/token.ts';

const LIST = '/api/v1/recruitments?limit=18';
const IDLE_MS = 15_000;
/** Between two requests of the public. */
const PAUSE_MS = 20;
const SAMPLE_MS = 100;

interface MemoryWatch {
  /** Times of the public list, in milliseconds. */
  p99: number;
  count: number;
  /** The maximum memory of the process. */
  memory: number;
}

/** Requests the public list at a steady pace and watches the memory until the work is done. */
async function watchDuring(product: Running, work: Promise<unknown>): Promise<MemoryWatch> {
  const durations: number[] = [];
  let [isDone, memory, sampled] = [false, 0, 0];
  const ending = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const begun = performance.now();
    const address = `10.7.${(durations.length >> 8) & 255}.${durations.length & 255}`;
    const { status } = await ask(product, { path: LIST, headers: { 'x-forwarded-for': address } });
    if (status !== 200) throw new Error(`the list answered ${status}`);
    durations.push(performance.now() - begun);
    if (performance.now() - sampled > SAMPLE_MS) {
      memory = Math.max(memory, memoryOf(product.pid));
      sampled = performance.now();
    }
    await wait(PAUSE_MS);
  }
  await ending;
  const sorted = durations.toSorted((a, b) => a - b);
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, count: sorted.length, memory };
}

interface Download {
  bytes: number;
  firstByteMs: number;
  seconds: number;
}

/** Downloads a workbook as a browser does, without storing it. */
function download({ url }: Running, path: string, token: string): Promise<Download> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`the workbook answered ${response.statusCode}`));
      let [bytes, firstByteMs] = [0, 0];
      response.on('data', (chunk: Buffer) => {
        firstByteMs ||= performance.now() - begun;
        bytes += chunk.byteLength;
      });
      response.on('end', () => resolve({ bytes, firstByteMs, seconds: (performance.now() - begun) / 1000 }));
    }).on('error', reject);
  });
}

/** A very long list as a workbook: its memory, and its effect on public calls. */
export async function measureExcel(product: Running, recruitmentId: string, rows: number): Promise<Figure[]> {
  const token = await tokenOf(product, 'company', 'Company!2026');
  const base = `/api/v1/company/recruitments/${recruitmentId}/applications/export?reason=bench`;
  // A small one first, so that what every workbook needs is loaded.
  await download(product, `${base}&searchValue=${encodeURIComponent('없는이름')}`, token);
  await watchDuring(product, wait(IDLE_MS / 3));
  const idle = await watchDuring(product, wait(IDLE_MS));
  let file: Download | undefined;
  const downloading = download(product, base, token).then((downloaded) => {
    file = downloaded;
  });
  const busy = await watchDuring(product, downloading);
  const { bytes = 0, seconds = 0, firstByteMs = 0 } = file ?? {};
  const size = `${megabytes(bytes / 1024 / 1024)} in ${seconds.toFixed(0)} s = ${whole(Math.round(rows / seconds))} rows/s, first byte ${milliseconds(firstByteMs)}`;
  return [
    atMost(
      `workbook of ${whole(rows)} rows (${size}): added memory`,
      Math.max(0, busy.memory - idle.memory),
      60,
      megabytes,
    ),
    atMost(
      `public list meanwhile, p99 (${milliseconds(busy.p99)} / ${milliseconds(idle.p99)}, ${busy.count} calls)`,
      busy.p99 / idle.p99,
      2,
      (n) => `${times(n)} idle`,
    ),
  ];
}
