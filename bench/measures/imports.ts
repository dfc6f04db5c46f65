import { setTimeout as wait } from 'node:timers/promises';
import { importPaths } from '../../contract/src/foundation/imports/paths.ts';
import type { Import } from '../../contract/src/foundation/imports/endpoints.ts';
import type { Running } from '../../scripts/lib/product.ts';
import { aWorkbook } from '../../server/test/workbooks/workbooks.ts';
import { memoryOf } from '../../scripts/lib/memory.ts';
import { atMost, megabytes, seconds, whole, type Figure } from '../lib/table.ts';
import { tokenOf } from '../lib/token.ts';

const SAMPLE_MS = 50;
const WARM_ROWS = 500;
const REST_MS = 5000;

interface Caller {
  product: Running;
  token: string;
}

type Request = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

async function call({ product, token }: Caller, path: string, init: Request = {}): Promise<Import> {
  const headers = { ...init.headers, authorization: `Bearer ${token}` };
  const answer = await fetch(`${product.url}${path}`, { ...init, headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { import: Import }).import;
}

const of = (path: string, id: string) => path.replace(':_import', id);

/** Checks and writes a workbook of new hashtags; returns the seconds of both parts. */
async function importTags(caller: Caller, name: string, count: number) {
  const rows = Array.from({ length: count }, (_, index) => [`${name}${index}`, index % 1000, '사용']);
  const file = await aWorkbook([['해시태그', '순서', '사용 여부'], ...rows]);
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]), 'tags.xlsx');
  const begun = performance.now();
  const path = importPaths.check.path.replace(':importKind', 'hash-tags');
  const { _id: id, counts } = await call(caller, path, { method: 'POST', body });
  const checked = performance.now();
  if (counts.new !== count) throw new Error(`${counts.new} of ${count} rows are new`);
  const json = { 'content-type': 'application/json' };
  const reason = JSON.stringify({ reason: 'bench' });
  await call(caller, of(importPaths.write.path, id), { method: 'POST', headers: json, body: reason });
  for (;;) {
    const { state, failure } = await call(caller, of(importPaths.find.path, id));
    if (state === 'WRITTEN') break;
    if (state !== 'WRITING') throw new Error(`the import is ${state}: ${failure}`);
    await wait(SAMPLE_MS);
  }
  return { check: (checked - begun) / 1000, write: (performance.now() - checked) / 1000 };
}

/** The dry run and the writing of a large workbook: their time, and the memory that they add. */
export async function measureImports(product: Running, rows: number): Promise<Figure[]> {
  const caller = { product, token: await tokenOf(product, 'admin', 'Admin!2026') };
  // A small one first, so that what every import needs is loaded.
  await importTags(caller, '처음', WARM_ROWS);
  await wait(REST_MS);
  const before = memoryOf(product.pid);
  let highest = before;
  const watching = setInterval(() => {
    highest = Math.max(highest, memoryOf(product.pid));
  }, SAMPLE_MS);
  const { check, write } = await importTags(caller, '태그', rows).finally(() => clearInterval(watching));
  const parts = `dry run ${seconds(check)}, writing ${seconds(write)}`;
  return [
    atMost(`import of ${whole(rows)} rows (${parts})`, check + write, 10, seconds),
    atMost(`import of ${whole(rows)} rows: added memory`, highest - before, 80, megabytes),
  ];
}
