import * as applications from '@ieum/contract/hiring/applications/enums.ts';
import * as recruitmentEnums from '@ieum/contract/hiring/recruitments/enums.ts';
import * as users from '@ieum/contract/account/users/enums.ts';
import { inquirySheet } from '@ieum/contract/content/inquiries/workbook-texts.ts';
import { questionSheet } from '@ieum/contract/content/questions/workbook-texts.ts';
import { auditTexts } from '@ieum/contract/foundation/audit/texts.ts';
import { messageSheet } from '@ieum/contract/foundation/messages/workbook-texts.ts';
import { memberSheet } from '@ieum/contract/site/members/texts.ts';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { openWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let administrator: TestActor;
let recruitment = '';
beforeAll(async () => {
  world = await openWorld();
  await world.app.modules.prepare();
  administrator = await world.anAdministrator();
  const [row] = await world.db
    .select({ id: recruitments.id })
    .from(recruitments)
    .where(eq(recruitments.state, 'ON_GOING'));
  recruitment = row?.id ?? '';
});
afterAll(async () => {
  await world.app.close();
  await world.database.close();
});

/** Every stored value written in capitals; shorter ones could be ordinary words. */
const stored = new Set(
  [recruitmentEnums, applications, users]
    .flatMap((values) => Object.values(values))
    .flatMap((values) => (typeof values === 'object' && values !== null ? Object.values(values) : []))
    .filter((value): value is string => typeof value === 'string' && /^[A-Z][A-Z_]{3,}$/.test(value)),
);
const isRaw = (cell: unknown) =>
  stored.has(String(cell)) ||
  /^[a-z]+[A-Z]\w*$|^[A-Z]+_[A-Z_]+$|\b(undefined|NaN|true|false|null)\b|\[object/.test(String(cell));

const reason = encodeURIComponent('분기 보고');
const workbooks = {
  members: () => `/api/console/users/workbook?reason=${reason}&contacts=true`,
  'the audit log': () => `/api/console/audit-logs/workbook?reason=${reason}`,
  'figures of hiring': () => '/api/console/statistics/recruitment/workbook',
  'figures of visits': () => '/api/console/statistics/visits/workbook',
  'figures of one recruitment': () => `/api/console/recruitments/${recruitment}/statistics/workbook`,
};

const lists = [
  ['members', '/api/console/users/workbook', memberSheet.joined],
  ['the audit log', '/api/console/audit-logs/workbook', auditTexts.when],
  ['messages', '/api/console/messages/workbook', messageSheet.created],
  ['questions', '/api/console/center/questions/workbook', questionSheet.created],
  ['inquiries', '/api/console/center/service-inquiry-forms/workbook', inquirySheet.created],
] as const;

describe.each(lists)('the workbook of the list of %s', (_, address, moment) => {
  const take = (sort: string) =>
    world.call(administrator, 'GET', `${address}?reason=${reason}`, { headers: { sort } });

  test('has the order of the list', async () => {
    const momentsIn = async (direction: 1 | -1) => {
      const answer = await take(`{"createdAt":${direction}}`);
      const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
      const [head = [], ...rows] = sheets[0]?.rows ?? [];
      return rows.map((row) => Number(row[head.indexOf(moment.text.ko)]));
    };
    const [ascending, descending] = [await momentsIn(1), await momentsIn(-1)];
    expect(ascending.length).toBeGreaterThan(1);
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
    expect(descending).toEqual(descending.toSorted((a, b) => b - a));
    expect(Math.max(...descending)).toBeGreaterThan(Math.min(...ascending));
  });

  test('rejects an unknown order', async () => {
    expect((await take('{"nothing":1}')).statusCode).toBe(400);
  });
});

describe.each(['ko', 'en', 'cn'])('in %s', (language) => {
  test.each(Object.entries(workbooks))(
    'the workbook of %s shows labels instead of stored values',
    async (_, url) => {
      expect(stored).toContain('ON_GOING');
      const answer = await world.call(administrator, 'GET', url(), {
        headers: { 'accept-language': language },
      });
      expect(answer.statusCode).toBe(200);
      const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
      const cells = sheets.flatMap(({ rows }) => rows.flat());
      expect(cells.length).toBeGreaterThan(10);
      expect([...new Set(cells.filter((cell) => cell !== null && isRaw(cell)))]).toEqual([]);
    },
  );
});
