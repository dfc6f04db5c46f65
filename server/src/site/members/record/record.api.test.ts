import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { boardCodes, boards } from '@ieum/contract/content/boards/endpoints.ts';
import { questions } from '@ieum/contract/content/questions/endpoints.ts';
import { consoleFlags, flags } from '@ieum/contract/hiring/flags/endpoints.ts';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { memberRecords as contract } from '@ieum/contract/site/members/record-endpoints.ts';
import { boardComments } from '@ieum/contract/content/boards/comment-endpoints.ts';
import { accessRecords } from '#foundation/audit/tables.ts';
import { messages } from '#foundation/messages/tables.ts';
import { withdrawals } from '#site/withdrawals/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { apply, aPersonWithResume } from '../../../../test/hiring.ts';
import { aRecruitment } from '../../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const open = async (person: TestActor, by = admin) =>
  (await world.api(by, contract).open({ params: { _user: person.user.id } })).sections;
const list = (person: TestActor, kind: string, { by = admin, ...query } = {}) =>
  world.api(by, contract).list({ params: { _user: person.user.id, kind }, query });
const countsOf = async (person: TestActor) =>
  Object.fromEntries((await open(person)).map(({ kind, count }) => [kind, count]));
const readingsOf = async (person: TestActor, reader: TestActor) => {
  await world.app.modules.flush();
  return world.db
    .select()
    .from(accessRecords)
    .where(and(eq(accessRecords.personId, person.user.id), eq(accessRecords.readerId, reader.user.id)));
};
const aMessage = (person: TestActor, at = world.clock.now()) => ({
  channel: 'SMS' as const,
  userId: person.user.id,
  to: '01012345678',
  body: '인증번호 123456',
  isSecret: true,
  createdAt: at,
});

describe('the record of a person', () => {
  test('has a section for each kind of row, with the number of its rows', async () => {
    const company = await world.aCompany({ name: '누리세라믹' });
    const person = await aPersonWithResume(world);
    const recruitmentId = await aRecruitment(world, company);
    await apply(world, person, recruitmentId);
    const draft = { reason: 'MONEY_DEMAND', text: '교육비를 먼저 내라고 해요' } as const;
    await world.api(person, flags).flagRecruitment({ params: { _recruitment: recruitmentId }, body: draft });
    await world.api(person, questions).create({ body: { subject: '마감일 문의', content: '알려 주세요' } });
    const counts = await countsOf(person);
    expect(counts).toMatchObject({ resume: 1, applications: 1, flags: 1, questions: 1, posts: 0, forms: 0 });
    expect(counts).not.toHaveProperty('recruitments');
    const [application] = (await list(person, 'applications')).rows;
    expect(application).toMatchObject({
      detail: '누리세라믹',
      state: { domain: 'stage', value: 'IS_APPLIED' },
      link: `/console/recruitment/${recruitmentId}/statistics`,
    });
    expect((await list(person, 'resume')).rows[0]?.text).toBe('학력 1 · 경력 0 · 자격증 0 · 어학 0');
    expect((await list(person, 'flags')).rows[0]?.detail).toBe(
      '보낸 신고 · 금품 요구·투자 권유 · 교육비를 먼저 내라고 해요',
    );
    expect(await countsOf(company)).toMatchObject({ recruitments: 1, flags: 1 });
    expect((await list(company, 'flags')).rows[0]?.detail).toContain('받은 신고');
  });

  test('lists posts and comments, also those that others reported', async () => {
    const [person, other] = [await world.aPerson(), await world.aPerson()];
    const code = `r-${newId()}`.slice(0, 40);
    const rights = { readers: 'ANYONE', writers: 'MEMBERS', allowsComments: true, isActive: true } as const;
    await world
      .api(admin, boardCodes)
      .create({ body: { code, name: { ko: '자유 게시판', en: 'Free', cn: '' }, _levels: [], ...rights } });
    const { board } = await world
      .api(person, boards)
      .create({ body: { code, subject: '면접 후기', content: '좋았어요' } });
    const comment = await world
      .answers(person, boardComments)
      .create({ params: { _board: board._id }, body: { content: '덧붙여요' } });
    const { _id } = comment.json().comment;
    expect(
      (
        await world
          .answers(other, boardComments)
          .report({ params: { _board: board._id, _comment: _id }, body: { reason: '광고예요' } })
      ).statusCode,
    ).toBe(200);
    expect(await countsOf(person)).toMatchObject({ posts: 1, comments: 1, 'comment-reports': 1 });
    expect((await list(person, 'posts')).rows[0]).toMatchObject({ text: '면접 후기', detail: '자유 게시판' });
    expect((await list(person, 'comment-reports')).rows[0]?.detail).toContain('받은 신고 · 광고예요');
    expect((await list(other, 'comment-reports')).rows[0]?.detail).toContain('보낸 신고 · 광고예요');
  });

  test('masks addresses, and never shows the text of a message', async () => {
    const person = await world.aPerson();
    await world.db.insert(messages).values(aMessage(person));
    const [message] = (await list(person, 'messages')).rows;
    expect(message).toMatchObject({ text: '문자', detail: '문자 · 010****5678' });
    expect(JSON.stringify(message)).not.toContain('123456');
    const [session] = (await list(person, 'sessions')).rows;
    expect(session?.state).toEqual({ domain: 'session', value: 'OPEN' });
    expect(JSON.stringify(session)).not.toContain(person.address);
  });

  test('pages a section by cursor, without gap or repetition, and counts up to 99', async () => {
    const person = await world.aPerson();
    const at = world.clock.now().getTime();
    const rows = Array.from({ length: 105 }, (_, i) => aMessage(person, new Date(at - Math.floor(i / 3))));
    await world.db.insert(messages).values(rows);
    const shown = (await open(person)).find(({ kind }) => kind === 'messages');
    expect(shown).toMatchObject({ count: 99, isCapped: true });
    const seen: { _id: string; at: string }[] = [];
    for (let after: string | undefined = ''; after !== undefined;) {
      const page = await list(person, 'messages', { limit: 20, ...(after && { after }) } as object);
      expect(page.count).toBe(105);
      seen.push(...page.rows);
      after = page.next ?? undefined;
    }
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(105);
    const moments = seen.map((row) => row.at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  test('lists every decision about the account, the company and its recruitments, with the reason', async () => {
    const company = await world.aCompany();
    const recruitmentId = await aRecruitment(world, company);
    const params = { _user: company.user.id };
    await world.api(admin, members).setStatus({ params, body: { status: 'BLOCKED', reason: '도용 의심' } });
    await world.api(admin, members).setStatus({ params, body: { status: 'ACTIVE' } });
    const draft = { reason: 'FALSE_CONTENT', text: '' } as const;
    await world
      .api(await world.aPerson(), flags)
      .flagRecruitment({ params: { _recruitment: recruitmentId }, body: draft });
    const [flag] = (await world.api(admin, consoleFlags).list({ query: { _company: company.company?.id } }))
      .flags;
    await world
      .api(admin, consoleFlags)
      .decide({ params: { _flag: flag?._id ?? '' }, body: { decision: 'HIDE', reason: '허위 공고' } });
    const { rows } = await list(company, 'decisions');
    const details = rows.map(({ detail }) => detail ?? '');
    expect(details.some((detail) => detail.includes('도용 의심'))).toBe(true);
    expect(details.some((detail) => detail.includes('허위 공고'))).toBe(true);
    expect(details.every((detail) => detail.includes(admin.user.username))).toBe(true);
  });
});

describe('opening a record', () => {
  test('is recorded as one reading, which the member sees, also when a section is read without it', async () => {
    const [person, reader] = [await world.aPerson(), await world.anAdministrator()];
    await list(person, 'questions', { by: reader });
    await open(person, reader);
    await list(person, 'sessions', { by: reader });
    const [reading, ...more] = await readingsOf(person, reader);
    expect(reading).toMatchObject({ what: 'RECORD', reason: '회원 관리를 위한 기록 확인' });
    expect(more).toEqual([]);
    world.clock.advance(601);
    await open(person, await world.act(reader.user));
    world.clock.reset();
    expect(await readingsOf(person, reader)).toHaveLength(2);
    const shown = (await list(person, 'readings')).rows;
    expect(shown[0]).toMatchObject({
      text: '회원 기록',
      detail: expect.stringContaining(reader.user.username),
    });
  });

  test('shows a role only what its rights allow', async () => {
    const person = await world.aPerson();
    const [support, viewer, editor] = await Promise.all(
      (['SUPPORT', 'VIEWER', 'EDITOR'] as const).map((role) => world.anAdministrator(role)),
    );
    const kinds = async (by: TestActor | undefined) =>
      (await open(person, by)).map(({ kind }) => kind).toSorted();
    expect(await kinds(support)).toEqual(
      expect.arrayContaining(['messages', 'questions', 'sessions', 'applications']),
    );
    expect(await kinds(support)).not.toEqual(expect.arrayContaining(['decisions']));
    expect(await kinds(viewer)).toEqual(expect.arrayContaining(['decisions', 'readings', 'messages']));
    await expect(list(person, 'decisions', { by: support } as object)).rejects.toMatchObject({
      statusCode: 403,
    });
    await expect(open(person, editor)).rejects.toMatchObject({ statusCode: 403 });
    await expect(open(person, person)).rejects.toMatchObject({ statusCode: 403 });
  });

  test('finds no erased or unknown member, and no unknown section', async () => {
    const person = await world.aPerson();
    await expect(list(person, 'nonsense')).rejects.toMatchObject({ statusCode: 404 });
    await expect(list(person, 'recruitments')).rejects.toMatchObject({ statusCode: 404 });
    const now = world.clock.now();
    await world.db.insert(withdrawals).values({
      userId: person.user.id,
      usernameHash: newId(),
      userType: 'PERSON',
      withdrawnAt: now,
      eraseAt: now,
    });
    expect((await open(person)).length).toBeGreaterThan(5);
    await world.db.update(withdrawals).set({ erasedAt: now }).where(eq(withdrawals.userId, person.user.id));
    await expect(open(person)).rejects.toMatchObject({ statusCode: 404 });
    await expect(list(person, 'sessions')).rejects.toMatchObject({ statusCode: 404 });
    const unknown = world.api(admin, contract).open({ params: { _user: newId() } });
    await expect(unknown).rejects.toMatchObject({ statusCode: 404 });
  });
});
