import { beforeAll, describe, expect, test } from 'vitest';
import { recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { companies } from '@ieum/contract/hiring/companies/endpoints.ts';
import { moderation } from '@ieum/contract/hiring/moderation/endpoints.ts';
import { one } from '#kit/db/rows.ts';
import { addSeconds, seoulDay } from '#kit/dates.ts';
import { aWord } from '../../../../test/recruitment.ts';
import { theWorld, type World } from '../../../../test/world.ts';
import type { ImportReport } from '../public.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

let serials = 0;
const dayIn = (days: number) => seoulDay(addSeconds(world.clock.now(), days * 86_400)).replaceAll('-', '');

/** A row as the source writes it. */
function aRow(input: Record<string, unknown> = {}) {
  serials += 1;
  return {
    recrutPblntSn: process.pid * 1000 + serials,
    pblntInstCd: `T${process.pid}`,
    instNm: '한국시험원',
    recrutPbancTtl: '시험 연구원 채용',
    pbancBgngYmd: dayIn(-3),
    pbancEndYmd: dayIn(5),
    ongoingYn: 'Y',
    hireTypeNmLst: '무기계약직,비정규직',
    workRgnNmLst: '전북,서울',
    recrutSeNm: '신입+경력',
    acbgCondNmLst: '학력무관,석사',
    ncsCdNmLst: '연구',
    recrutNope: 2,
    replmprYn: 'N',
    aplyQlfcCn: '1. 자격 <없음>\r\n2. 무관',
    srcUrl: 'https://example.org/jobs/1',
    ...input,
  };
}

const run = (source: unknown, asOf?: string): Promise<ImportReport> => {
  const command = world.app.modules.commands['import-recruitments'];
  if (!command) throw new Error('no such command');
  return command({ source, ...(asOf && { asOf }) }) as Promise<ImportReport>;
};
const search = (word: string) => world.api(undefined, recruitments).list({ query: { searchValue: word } });
const onlyOne = async (word: string) => one((await search(word)).recruitments);

describe('import-recruitments', () => {
  test('imports a row as a recruitment of its institution', async () => {
    const word = aWord();
    const report = await run({ fetchedAt: '2026-07-06 22:56 KST', items: [aRow({ recrutPbancTtl: word })] });
    expect(report).toEqual({ created: 1, updated: 0, finished: 0, unchanged: 0, rejected: [], reported: [] });
    const card = await onlyOne(word);
    expect(card).toMatchObject({ company: { name: '한국시험원' }, regions: ['전북', '서울'], daysLeft: -5 });
    const { recruitment } = await world
      .api(undefined, recruitments)
      .read({ params: { _recruitment: card._id } });
    expect(recruitment).toMatchObject({
      employment: { types: ['REGULAR', 'CONTRACT'], wage: { type: 'REFERENCE_TO_VIEW_PAGE' } },
      qualification: {
        workExperience: { items: ['NEW_RECRUIT', 'EXPERIENCED'] },
        educationLevel: { items: ['MASTER'], isIrrelevant: true },
      },
      source: { name: '잡알리오', url: 'https://example.org/jobs/1' },
    });
    expect(recruitment.content).toContain('1. 자격 &lt;없음&gt;<br />2. 무관');
    expect(
      (await world.api(undefined, companies).read({ params: { _company: card._company } })).company,
    ).toMatchObject({ name: '한국시험원' });
  });

  test('the same file again creates nothing; a changed row is updated, an ended one finished', async () => {
    const word = aWord();
    const [changing, ending, staying] = [aRow(), aRow(), aRow()];
    expect(await run([changing, ending, staying])).toMatchObject({ created: 3 });
    expect(await run([changing, ending, staying])).toMatchObject({ created: 0, unchanged: 3 });
    const next = [{ ...changing, recrutPbancTtl: word }, { ...ending, pbancEndYmd: dayIn(-1) }, staying];
    expect(await run(next)).toMatchObject({ created: 0, updated: 1, finished: 1, unchanged: 1 });
    expect((await search(word)).recruitments).toMatchObject([{ subject: word, state: 'ON_GOING' }]);
  });

  test('a recruitment that an administrator hid stays hidden, also when the source changes', async () => {
    const word = aWord();
    const row = aRow({ recrutPbancTtl: word });
    await run({ fetchedAt: '2026-07-06 22:56 KST', items: [row] });
    const card = await onlyOne(word);
    const admin = await world.anAdministrator();
    const body = { state: 'NO_SHOWN' as const, reason: '신고 확인' };
    await world.api(admin, moderation).revise({ params: { _recruitment: card._id }, body });
    await run({ fetchedAt: '2026-07-07 22:56 KST', items: [{ ...row, recrutNope: 7 }] });
    expect((await search(word)).recruitments).toEqual([]);
    const read = await world.answers(admin, moderation).read({ params: { _recruitment: card._id } });
    expect(read.json().recruitment).toMatchObject({ state: 'NO_SHOWN', block: { reason: '신고 확인' } });
  });

  test('an institution is found under its new name', async () => {
    const name = aWord();
    const row = aRow({ pblntInstCd: `N${process.pid}` });
    await run([row]);
    expect(await run([{ ...row, instNm: name }])).toMatchObject({ updated: 1 });
    expect((await search(name)).recruitments).toMatchObject([{ company: { name } }]);
  });

  test('an unreadable row is rejected with its reason, a bad link reported; neither stops the rest', async () => {
    const word = aWord();
    const rows = [
      aRow({ pbancEndYmd: '2026' }),
      aRow({ pbancEndYmd: dayIn(-9) }),
      'nonsense',
      aRow({ srcUrl: 'javascript:alert(1)', recrutPbancTtl: word }),
    ];
    const report = await run(rows);
    expect(report).toMatchObject({ created: 1, reported: [{ reason: 'srcUrl: javascript:alert(1)' }] });
    expect(report.rejected.map(({ reason }) => reason.split(':')[0])).toEqual([
      'pbancEndYmd',
      'pbancEndYmd',
      '',
    ]);
    const { _id } = await onlyOne(word);
    expect(
      (await world.api(undefined, recruitments).read({ params: { _recruitment: _id } })).recruitment.source,
    ).toEqual({
      name: '잡알리오',
      url: null,
    });
  });

  test('--as-of shifts all dates, so that an old file can be tried as current', async () => {
    const word = aWord();
    const row = aRow({ pbancBgngYmd: '20260701', pbancEndYmd: '20260709', recrutPbancTtl: word });
    const file = { fetchedAt: '2026-07-06 22:56 KST', items: [row] };
    expect(await run(file)).toMatchObject({ created: 0, finished: 1 });
    expect(await run(file, '2026-07-06')).toMatchObject({ updated: 1 });
    expect((await search(word)).recruitments).toMatchObject([{ state: 'ON_GOING', daysLeft: -3 }]);
    expect(await run(file, seoulDay(world.clock.now()))).toMatchObject({ unchanged: 1 });
  });
});
