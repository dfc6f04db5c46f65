import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readInBatches } from '../db/read-in-batches.ts';
import { sendWorkbook, type WorkbookColumn } from './workbook.ts';

interface Line {
  name: string;
  score: number;
  at: Date | null;
}
const columns: WorkbookColumn<Line>[] = [
  { title: '이름', kind: 'text', value: ({ name }) => name },
  { title: '점수', kind: 'number', value: ({ score }) => score },
  { title: '지원일', kind: 'instant', value: ({ at }) => at },
];

const texts = [
  '=1+1',
  '+82-10',
  '-1',
  '@sum',
  '\t탭',
  '\r캐리지',
  '＝전각',
  '＋전각',
  '－전각',
  '＠전각',
  "=cmd|'/c calc'!A1",
  '<b>&"윤지호" 한글',
  '_x0041_ 그대로',
  ' 빈칸 ',
  '제어\u0001문자',
];
const lines = texts.map((name, score) => ({ name, score, at: new Date('2030-01-01T18:04:05Z') }));

let app: FastifyInstance;
let address = '';
let isLeft = false;
let read = 0;

async function* endless() {
  try {
    for (read = 0; ; read++) {
      yield { name: randomBytes(8000).toString('base64'), score: read, at: null };
      if (read % 20 === 0) await wait(1);
    }
  } finally {
    isLeft = true;
  }
}
async function* failing() {
  yield { name: '가', score: 1, at: null };
  await wait(1);
  throw new Error('the database went away');
}

beforeAll(async () => {
  const at = new Date('2030-01-01T18:04:05Z');
  const common = { prefix: 'applications', sheet: '지원자', columns, at };
  app = Fastify();
  app.get('/all', (_, reply) =>
    sendWorkbook(reply, { ...common, rows: readInBatches<Line>(async (last) => (last ? [] : lines)) }),
  );
  app.get('/named', (_, reply) => sendWorkbook(reply, { ...common, prefix: '지원자', rows: failing() }));
  app.get('/endless', (_, reply) => sendWorkbook(reply, { ...common, rows: endless() }));
  app.get('/failing', (_, reply) => sendWorkbook(reply, { ...common, rows: failing() }));
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

describe('a workbook', () => {
  test('is named by Seoul time and stores text as text, numbers as numbers and instants in Seoul time', async () => {
    const answer = await app.inject('/all');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition':
        "attachment; filename=applications_20300102_030405.xlsx; filename*=UTF-8''applications_20300102_030405.xlsx",
    });
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
    const [sheet] = sheets;
    expect(sheet?.name).toBe('지원자');
    expect(sheet?.rows[0]).toEqual(['이름', '점수', '지원일']);
    expect(sheet?.rows).toHaveLength(lines.length + 1);
    expect(sheet?.rows.slice(1).map((row) => row[0])).toEqual(texts);
    expect(sheet?.rows[2]).toEqual(['+82-10', 1, new Date('2030-01-02T03:04:05Z')]);
  });

  test('has its Korean name in the header twice, in ASCII and in full', async () => {
    const answer = await fetch(`${address}/named`);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename=____20300102_030405.xlsx; filename*=UTF-8''${encodeURIComponent('지원자')}_20300102_030405.xlsx`,
    );
    await answer.body?.cancel();
  });

  test('stops reading rows when the client disconnects', async () => {
    const leaving = new AbortController();
    const answer = await fetch(`${address}/endless`, { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    await expect.poll(() => isLeft, { timeout: 3000 }).toBe(true);
    const readSoFar = read;
    await wait(50);
    expect(read).toBe(readSoFar);
  });

  test('reads rows only as fast as the client receives them', async () => {
    isLeft = false;
    const answer = await fetch(`${address}/endless`);
    const reader = answer.body?.getReader();
    await reader?.read();
    const isStill = async () => {
      const before = read;
      await wait(300);
      return read === before;
    };
    await expect.poll(isStill, { timeout: 10_000 }).toBe(true);
    expect(read).toBeLessThan(5000);
    await reader?.cancel();
    await expect.poll(() => isLeft, { timeout: 3000 }).toBe(true);
  });

  test('is cut off when its rows cannot be read, instead of ending as if it were complete', async () => {
    const answer = await fetch(`${address}/failing`);
    await expect(answer.arrayBuffer()).rejects.toThrow(/terminated|closed|aborted/);
  });

  test('releases its slot, so that later ones are written', async () => {
    for (let i = 0; i < 5; i++) expect((await app.inject('/all')).statusCode).toBe(200);
  });
});
