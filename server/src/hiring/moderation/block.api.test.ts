import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { tasks } from '@ieum/contract/site/tasks/endpoints.ts';
import { moderation } from '@ieum/contract/hiring/moderation/endpoints.ts';
import {
  companyRecruitments,
  recruitments as recruitmentsContract,
} from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { inbox } from '@ieum/contract/foundation/notifications/endpoints.ts';
import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { companies as companiesContract } from '@ieum/contract/hiring/companies/endpoints.ts';
import { files } from '@ieum/contract/foundation/files/endpoints.ts';
import type { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { likes } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { messages } from '#foundation/messages/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { aPersonWithResume, apply } from '../../../test/hiring.ts';
import { aDraft, aRecruitment, aWord } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const api = (actor: TestActor | undefined) => world.api(actor, companyRecruitments);
const answers = (actor: TestActor | undefined) => world.answers(actor, companyRecruitments);
const of = (id: string) => ({ params: { _recruitment: id } });
const ofUser = (id: string) => ({ params: { _user: id } });

const CENTRE = '이음무역센터(02-000-0000)';
const get = (url: string, actor?: TestActor) => world.call(actor, 'GET', url);
const hide = (id: string, reason = '연락처가 사실과 달라요') =>
  world.answers(admin, moderation).revise({ ...of(id), body: { state: 'NO_SHOWN', reason } });
const lift = (id: string) => world.answers(admin, moderation).lift(of(id));
const setState = (company: TestActor, id: string, state: RecruitmentState) =>
  answers(company).setState({ ...of(id), body: { state } });
const readOwn = async (company: TestActor, id: string) => (await api(company).read(of(id))).recruitment;
const setStatus = (member: TestActor, status: 'ACTIVE' | 'BLOCKED', reason?: string) =>
  world.answers(admin, members).setStatus({ ...ofUser(member.user.id), body: { status, reason } });
const itemsOf = async (actor: TestActor) => {
  await world.drain();
  return (await world.api(actor, inbox).list()).items;
};
const mailsTo = async (actor: TestActor, channel: 'EMAIL' | 'SMS' = 'EMAIL') => {
  await world.drain();
  return world.db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, actor.user.id), eq(messages.channel, channel)));
};

/** Every place where somebody who is not its company can find a recruitment. */
async function placesOf(recruitment: { id: string; subject: string; companyId: string; similarTo: string }) {
  world.clock.advance(31);
  const places: Record<string, string> = {
    list: '/api/v1/recruitments?limit=100',
    search: `/api/v1/recruitments?searchValue=${encodeURIComponent(recruitment.subject)}`,
    suggestions: `/api/v1/search?searchValue=${encodeURIComponent(recruitment.subject)}`,
    similar: `/api/v1/recruitments/${recruitment.similarTo}/similar`,
    company: `/api/v1/companies/${recruitment.companyId}/recruitments`,
    rss: '/rss.xml',
    sitemap: '/sitemaps/recruitments-1.xml',
  };
  const found = [];
  for (const [name, url] of Object.entries(places))
    if ((await get(url)).body.includes(recruitment.id)) found.push(name);
  for (const url of [`/api/v1/recruitments/${recruitment.id}`, `/recruitments/${recruitment.id}/og.png`])
    if ((await get(url)).statusCode === 200) found.push(url.endsWith('png') ? 'picture' : 'page');
  return found;
}
const EVERYWHERE = ['list', 'search', 'similar', 'company', 'rss', 'sitemap', 'page', 'picture'];

async function aCompanyWithRecruitment(owner?: TestActor) {
  const company = owner ?? (await world.aCompany({ name: `한빛${aWord(3)}` }));
  const subject = `${aWord()} 매니저`;
  // Other tests, some of them in later days, publish none of this kind.
  const place = { isAbroad: false, postcode: '44675', address1: '울산 남구 중앙로 201', address2: '3층' };
  const employment = { ...aDraft(world.clock.now()).employment, types: ['INTERNSHIP' as const], place };
  const kind = { employment };
  const id = await aRecruitment(world, company, { subject, ...kind });
  const similarTo = await aRecruitment(world, await world.aCompany(), kind);
  return { company, id, subject, companyId: company.company?.id ?? '', similarTo };
}

describe('a recruitment that an administrator hides', () => {
  test('is no longer public at once, whatever its company does, and becomes public when that is lifted', async () => {
    const recruitment = await aCompanyWithRecruitment();
    const { id, company } = recruitment;
    expect(await placesOf(recruitment)).toEqual(expect.arrayContaining(EVERYWHERE));
    expect((await hide(id)).json().recruitment).toMatchObject({ state: 'NO_SHOWN', ownState: 'ON_GOING' });
    expect(await placesOf(recruitment)).toEqual([]);

    expect((await setState(company, id, 'NO_SHOWN')).statusCode).toBe(200);
    const reopened = await setState(company, id, 'ON_GOING');
    expect([reopened.statusCode, reopened.error().code]).toEqual([409, 'conflict']);
    expect((await answers(company).revise({ ...of(id), body: { summary: '고쳤어요' } })).statusCode).toBe(
      200,
    );
    expect(await placesOf(recruitment)).toEqual([]);

    expect((await lift(id)).json().recruitment).toMatchObject({ state: 'NO_SHOWN', block: null });
    expect((await lift(id)).statusCode).toBe(409);
    await setState(company, id, 'ON_GOING');
    expect(await placesOf(recruitment)).toEqual(expect.arrayContaining(EVERYWHERE));
  });

  test('stays in the state set by its company, which is shown after lifting', async () => {
    const { id, company } = await aCompanyWithRecruitment();
    await setState(company, id, 'FINISHED');
    await hide(id);
    expect((await world.answers(undefined, recruitmentsContract).read(of(id))).statusCode).toBe(404);
    await lift(id);
    expect((await world.api(undefined, recruitmentsContract).read(of(id))).recruitment.state).toBe(
      'FINISHED',
    );
  });

  test('accepts no applications and likes; existing applications remain visible to their applicants', async () => {
    const { id } = await aCompanyWithRecruitment();
    const [early, late] = [await aPersonWithResume(world), await aPersonWithResume(world)];
    await apply(world, early, id);
    await world.api(late, applications).open({ ...of(id), body: {} });
    await hide(id);
    expect((await world.answers(late, applications).apply(of(id))).statusCode).toBe(409);
    expect(
      (await world.answers(await world.aPerson(), applications).open({ ...of(id), body: {} })).statusCode,
    ).toBe(404);
    const bookmarked = await world
      .answers(late, likes)
      .add({ body: { type: 'RECRUITMENT', _recruitment: id } });
    expect(bookmarked.statusCode).toBe(404);
    expect((await world.api(early, applications).list()).applications).toHaveLength(1);
  });

  test('its files cannot be read by anyone else meanwhile', async () => {
    const { id, company } = await aCompanyWithRecruitment();
    const content = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
    const added = await api(company).attach({ ...of(id), file: { content, name: 'a.pdf' } });
    const readFile = async () =>
      (await world.answers(undefined, files).read({ params: { _file: added.file._id } })).statusCode;
    expect(await readFile()).toBe(200);
    await hide(id);
    expect(await readFile()).toBe(404);
    await lift(id);
    expect(await readFile()).toBe(200);
  });

  test('cannot be published again, copied or deleted by its company', async () => {
    const { id, company } = await aCompanyWithRecruitment();
    await hide(id);
    const copy = () => answers(company).duplicate({ ...of(id), body: { key: 'c' } });
    const remove = () => answers(company).remove(of(id));
    const rejections = [await setState(company, id, 'ON_GOING'), await copy(), await remove()];
    expect(rejections.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
    for (const { body } of rejections) expect(body).toContain('사유를 확인하고 답을 보내 주세요');
    expect((await api(company).list()).count).toBe(1);
    expect((await world.api(admin, moderation).read(of(id))).recruitment.block?.reason).toMatch(/./);
    await lift(id);
    expect((await copy()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(200);
  });

  test('stays hidden when it is copied at the same time', async () => {
    const { id, company } = await aCompanyWithRecruitment();
    const copy = (key: string) => answers(company).duplicate({ ...of(id), body: { key } });
    const [copied, hidden] = await Promise.all([copy('d'), hide(id)]);
    expect(hidden.statusCode).toBe(200);
    expect([200, 409]).toContain(copied.statusCode);
    expect((await copy('e')).statusCode).toBe(409);
    expect((await copy('d')).statusCode).toBe(copied.statusCode);
  });

  test('needs a reason, which its company receives in the inbox, by mail and SMS, with whom to ask', async () => {
    const { id, company } = await aCompanyWithRecruitment();
    const bare = await world.answers(admin, moderation).revise({ ...of(id), body: { state: 'NO_SHOWN' } });
    expect([bare.statusCode, Object.keys(bare.error().fields)]).toEqual([400, ['reason']]);
    await hide(id, '급여가 사실과 달라요');
    expect((await readOwn(company, id)).block).toMatchObject({ reason: '급여가 사실과 달라요', reply: '' });
    const rows = (await api(company).list()).recruitments;
    expect(rows[0]).toMatchObject({ state: 'ON_GOING', block: { reason: '급여가 사실과 달라요' } });
    const [item] = await itemsOf(company);
    expect(item).toMatchObject({ kind: 'RECRUITMENT_BLOCKED', link: `/dashboard/recruitments?edit=${id}` });
    const contact = `문의: 관리자 (${admin.user.email}) · ${CENTRE}`;
    expect(item?.text).toContain('급여가 사실과 달라요');
    expect(item?.text).toContain(contact);
    for (const channel of ['EMAIL', 'SMS'] as const)
      expect((await mailsTo(company, channel))[0]?.body).toContain(contact);
    await lift(id);
    expect((await itemsOf(company))[0]?.kind).toBe('RECRUITMENT_LIFTED');
  });

  test('can be answered by its company; those who may show it again are notified and see the answer', async () => {
    const { id, company } = await aCompanyWithRecruitment();
    const editor = await world.anAdministrator('EDITOR');
    const answer = (reply: string) => answers(company).answerBlock({ ...of(id), body: { reply } });
    expect((await answer('숨기지 않았는데요')).statusCode).toBe(409);
    await hide(id);
    expect((await answer('')).statusCode).toBe(400);
    const stranger = await answers(await world.aCompany()).answerBlock({
      ...of(id),
      body: { reply: '우리 공고가 아니에요' },
    });
    expect(stranger.statusCode).toBe(404);
    expect((await answer('전화번호를 고쳤어요')).json().recruitment.block?.reply).toBe('전화번호를 고쳤어요');
    const seen = (await world.api(admin, moderation).read(of(id))).recruitment.block;
    expect(seen).toMatchObject({ reply: '전화번호를 고쳤어요', repliedAt: expect.any(String) });
    expect((await itemsOf(admin)).map(({ kind }) => kind)).toContain('BLOCK_ANSWERED');
    expect(await itemsOf(editor)).toEqual([]);
    await hide(id, '아직 번호가 달라요');
    expect((await readOwn(company, id)).block).toMatchObject({ reason: '아직 번호가 달라요', reply: '' });
  });
});

describe('an answer of a company', () => {
  const LINK = '/console/recruitment/list?answered=true';
  const waiting = async () => (await world.api(admin, tasks).list()).tasks.find(({ link }) => link === LINK);
  const answeredIds = async (company: TestActor, answered: 'true' | 'false') => {
    const query = { answered, _company: company.company?.id };
    const answer = await world.answers(admin, moderation).list({ query });
    return answer.json().recruitments.map(({ _id }: { _id: string }) => _id);
  };
  const aHidden = async () => {
    const made = await aCompanyWithRecruitment();
    await hide(made.id);
    return made;
  };
  const answer = (company: TestActor, id: string) =>
    answers(company).answerBlock({ ...of(id), body: { reply: '연락처를 고쳤어요' } });

  test('waits for administrators until the recruitment is shown or hidden again', async () => {
    const before = (await waiting())?.count ?? 0;
    const [lifted, hidden] = [await aHidden(), await aHidden()];
    expect((await waiting())?.count ?? 0).toBe(before);
    for (const { company, id } of [lifted, hidden]) {
      expect(await answeredIds(company, 'false')).toEqual([id]);
      await answer(company, id);
      expect(await answeredIds(company, 'true')).toEqual([id]);
    }
    expect(await waiting()).toMatchObject({ name: '기업이 답한 숨긴 공고', count: before + 2 });
    await lift(lifted.id);
    await hide(hidden.id, '아직 번호가 달라요');
    expect((await waiting())?.count ?? 0).toBe(before);
  });

  test('of a company that is suspended waits for nobody', async () => {
    const { company, id } = await aHidden();
    await answer(company, id);
    const before = (await waiting())?.count ?? 0;
    await setStatus(company, 'BLOCKED', '허위 공고');
    expect((await waiting())?.count ?? 0).toBe(before - 1);
    expect(await answeredIds(company, 'true')).toEqual([]);
  });
});

describe('a company that is suspended', () => {
  test('and its recruitments are not public until that is lifted', async () => {
    const recruitment = await aCompanyWithRecruitment();
    await setStatus(recruitment.company, 'BLOCKED', '허위 공고');
    expect(await placesOf(recruitment)).toEqual([]);
    expect(
      (
        await world
          .answers(undefined, companiesContract)
          .read({ params: { _company: recruitment.companyId } })
      ).statusCode,
    ).toBe(404);
    expect(
      (
        await world
          .api(undefined, companiesContract)
          .list({ query: { searchValue: recruitment.company.user.name } })
      ).companies,
    ).toEqual([]);
    expect((await get('/sitemaps/companies-1.xml')).body).not.toContain(recruitment.companyId);
    const body = { _company: recruitment.companyId };
    expect((await world.answers(admin, moderation).create({ body })).error().fields).toHaveProperty(
      '_company',
    );
    await setStatus(recruitment.company, 'ACTIVE');
    expect(await placesOf(recruitment)).toEqual(expect.arrayContaining(EVERYWHERE));
    expect(
      (
        await world
          .answers(undefined, companiesContract)
          .read({ params: { _company: recruitment.companyId } })
      ).statusCode,
    ).toBe(200);
  });

  test('accepts no applications, neither new ones nor drafts', async () => {
    const { id, company } = await aCompanyWithRecruitment();
    const [begun, fresh] = [await aPersonWithResume(world), await aPersonWithResume(world)];
    await world.api(begun, applications).open({ ...of(id), body: {} });
    await setStatus(company, 'BLOCKED', '허위 공고');
    expect((await world.answers(begun, applications).apply(of(id))).statusCode).toBe(409);
    expect((await world.answers(fresh, applications).open({ ...of(id), body: {} })).statusCode).toBe(404);
  });

  test('ending the suspension does not show what an administrator hid', async () => {
    const recruitment = await aCompanyWithRecruitment();
    await hide(recruitment.id);
    await setStatus(recruitment.company, 'BLOCKED');
    await lift(recruitment.id);
    expect(await placesOf(recruitment)).toEqual([]);
    await hide(recruitment.id);
    await setStatus(recruitment.company, 'ACTIVE');
    expect(await placesOf(recruitment)).toEqual([]);
  });

  test('is notified of the reason, whom to ask, and the end of the suspension', async () => {
    const { company } = await aCompanyWithRecruitment();
    await setStatus(company, 'BLOCKED', '허위 공고');
    const [mail] = await mailsTo(company);
    expect(mail?.body).toContain('사유: 허위 공고');
    expect(mail?.body).toContain('문의: 관리자');
    expect(mail?.body).toContain(CENTRE);
    await setStatus(company, 'ACTIVE');
    expect((await mailsTo(company)).some(({ subject }) => subject?.includes('다시 쓸 수 있어요'))).toBe(true);
  });

  test('has no link in its notification while it cannot log in, and has one afterwards', async () => {
    const company = await world.aCompany();
    await setStatus(company, 'BLOCKED', '서류 확인');
    for (const channel of ['EMAIL', 'SMS'] as const)
      for (const { body } of await mailsTo(company, channel)) expect(body).not.toContain('http');
    await setStatus(company, 'ACTIVE');
    const [last] = (await mailsTo(company)).toSorted((a, b) => b.id.localeCompare(a.id));
    expect(last?.body).toContain('/dashboard');
  });

  test('is hidden from the public also when it was suspended by a correction of its account', async () => {
    const recruitment = await aCompanyWithRecruitment();
    const body = { status: 'BLOCKED' as const, reason: '허위 공고' };
    await world.api(admin, members).revise({ ...ofUser(recruitment.company.user.id), body });
    expect(await placesOf(recruitment)).toEqual([]);
    expect((await mailsTo(recruitment.company))[0]?.body).toContain('허위 공고');
  });
});

describe('a company that has left', () => {
  test('is not public, nor are its closed recruitments; a closing by an administrator looks the same', async () => {
    const recruitment = await aCompanyWithRecruitment();
    expect(
      (
        await world
          .answers(admin, members)
          .withdraw({ ...ofUser(recruitment.company.user.id), query: { reason: '폐업 확인' } })
      ).statusCode,
    ).toBe(200);
    expect(await placesOf(recruitment)).toEqual([]);
    expect((await get('/sitemaps/companies-1.xml')).body).not.toContain(recruitment.companyId);
    await world.drain();
    const mails = await world.db
      .select()
      .from(messages)
      .where(eq(messages.to, recruitment.company.user.email));
    const mail = mails.find(({ body }) => body.includes('폐업 확인'));
    expect(mail?.subject).toBe('[이음] 운영자가 계정을 닫았어요');
    expect(mail?.body).toContain('사유: 폐업 확인');
    expect(mail?.body).toContain(admin.user.email);
    expect(mail?.body).not.toContain('써 주셔서 고맙습니다');
  });
});

describe('a recruitment that an administrator deletes', () => {
  test('is notified to its company with the reason and whom to ask', async () => {
    const { id, company, subject } = await aCompanyWithRecruitment();
    expect(
      (
        await world
          .answers(admin, moderation)
          .remove({ ...of(id), query: { reason: '같은 공고가 두 개예요' } })
      ).statusCode,
    ).toBe(200);
    const [item] = await itemsOf(company);
    expect(item).toMatchObject({ kind: 'RECRUITMENT_REMOVED', link: '/dashboard/recruitments' });
    expect(item?.text).toContain(subject);
    expect(item?.text).toContain('같은 공고가 두 개예요');
    expect(item?.text).toContain(admin.user.email);
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id));
    expect(logs.map(({ details }) => details)).toContainEqual({ reason: '같은 공고가 두 개예요' });
    expect(await world.db.select().from(recruitments).where(eq(recruitments.id, id))).toEqual([]);
  });

  test('closed or canceled by an administrator is notified as well', async () => {
    const [closed, canceled] = [await aCompanyWithRecruitment(), await aCompanyWithRecruitment()];
    const take = (id: string, state: RecruitmentState) =>
      world.answers(admin, moderation).revise({ ...of(id), body: { state, reason: '기업 요청' } });
    await take(closed.id, 'FINISHED');
    await take(canceled.id, 'CANCELED');
    expect((await itemsOf(closed.company))[0]?.kind).toBe('RECRUITMENT_CLOSED_BY_CONSOLE');
    expect((await itemsOf(canceled.company))[0]?.kind).toBe('RECRUITMENT_CANCELED_BY_CONSOLE');
  });
});
