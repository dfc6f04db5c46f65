import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { tasks } from '@ieum/contract/site/tasks/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { messages } from '#foundation/messages/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { aPersonWithResume, apply, applicationUrl, OWN_APPLICATIONS } from '../../../test/hiring.ts';
import { aDraft, aRecruitment, aWord } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const CONSOLE = '/api/console/recruitments';
const OWN = '/api/v1/company/recruitments';
const CENTRE = '이음무역센터(02-000-0000)';
const get = (url: string, actor?: TestActor) => world.call(actor, 'GET', url);
const hide = (id: string, reason = '연락처가 사실과 달라요') =>
  world.call(admin, 'PUT', `${CONSOLE}/${id}`, { body: { state: 'NO_SHOWN', reason } });
const lift = (id: string) => world.call(admin, 'DELETE', `${CONSOLE}/${id}/block`);
const setState = (company: TestActor, id: string, state: string) =>
  world.call(company, 'PUT', `${OWN}/${id}/state`, { body: { state } });
const readOwn = async (company: TestActor, id: string) =>
  (await get(`${OWN}/${id}`, company)).json().recruitment;
const setStatus = (member: TestActor, status: string, reason?: string) =>
  world.call(admin, 'PUT', `/api/console/users/${member.user.id}/status`, { body: { status, reason } });
const itemsOf = async (actor: TestActor) => {
  await world.drain();
  return (await get('/api/v1/me/inbox', actor)).json().items as {
    kind: string;
    text: string;
    link: string;
  }[];
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
    expect([reopened.statusCode, reopened.json().code]).toEqual([409, 'conflict']);
    expect(
      (await world.call(company, 'PUT', `${OWN}/${id}`, { body: { summary: '고쳤어요' } })).statusCode,
    ).toBe(200);
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
    expect((await get(`/api/v1/recruitments/${id}`)).statusCode).toBe(404);
    await lift(id);
    expect((await get(`/api/v1/recruitments/${id}`)).json().recruitment.state).toBe('FINISHED');
  });

  test('accepts no applications and likes; existing applications remain visible to their applicants', async () => {
    const { id } = await aCompanyWithRecruitment();
    const [early, late] = [await aPersonWithResume(world), await aPersonWithResume(world)];
    await apply(world, early, id);
    const url = applicationUrl(id);
    await world.call(late, 'POST', url, { body: {} });
    await hide(id);
    expect((await world.call(late, 'PUT', `${url}/apply`, { body: {} })).statusCode).toBe(409);
    expect((await world.call(await world.aPerson(), 'POST', url, { body: {} })).statusCode).toBe(404);
    const body = { type: 'RECRUITMENT', _recruitment: id };
    expect((await world.call(late, 'POST', '/api/v1/likes', { body })).statusCode).toBe(404);
    expect((await get(OWN_APPLICATIONS, early)).json().applications).toHaveLength(1);
  });

  test('its files cannot be read by anyone else meanwhile', async () => {
    const { id, company } = await aCompanyWithRecruitment();
    const boundary = 'x';
    const payload = Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\r\n--${boundary}--\r\n`,
    );
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const added = await world.call(company, 'POST', `${OWN}/${id}/attachments`, { body: payload, headers });
    const file = `/api/v1/files/${added.json().file._id}`;
    expect((await get(file)).statusCode).toBe(200);
    await hide(id);
    expect((await get(file)).statusCode).toBe(404);
    await lift(id);
    expect((await get(file)).statusCode).toBe(200);
  });

  test('cannot be published again, copied or deleted by its company', async () => {
    const { id, company } = await aCompanyWithRecruitment();
    await hide(id);
    const copy = () => world.call(company, 'POST', `${OWN}/${id}/copies`, { body: { key: 'c' } });
    const remove = () => world.call(company, 'DELETE', `${OWN}/${id}`);
    const rejections = [await setState(company, id, 'ON_GOING'), await copy(), await remove()];
    expect(rejections.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
    for (const { body } of rejections) expect(body).toContain('사유를 확인하고 답을 보내 주세요');
    expect((await get(OWN, company)).json().count).toBe(1);
    expect((await get(`${CONSOLE}/${id}`, admin)).json().recruitment.block.reason).not.toBe('');
    await lift(id);
    expect((await copy()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(200);
  });

  test('stays hidden when it is copied at the same time', async () => {
    const { id, company } = await aCompanyWithRecruitment();
    const copy = (key: string) => world.call(company, 'POST', `${OWN}/${id}/copies`, { body: { key } });
    const [copied, hidden] = await Promise.all([copy('d'), hide(id)]);
    expect(hidden.statusCode).toBe(200);
    expect([200, 409]).toContain(copied.statusCode);
    expect((await copy('e')).statusCode).toBe(409);
    expect((await copy('d')).statusCode).toBe(copied.statusCode);
  });

  test('needs a reason, which its company receives in the inbox, by mail and SMS, with whom to ask', async () => {
    const { id, company } = await aCompanyWithRecruitment();
    const bare = await world.call(admin, 'PUT', `${CONSOLE}/${id}`, { body: { state: 'NO_SHOWN' } });
    expect([bare.statusCode, Object.keys(bare.json().fields)]).toEqual([400, ['reason']]);
    await hide(id, '급여가 사실과 달라요');
    expect((await readOwn(company, id)).block).toMatchObject({ reason: '급여가 사실과 달라요', reply: '' });
    const rows = (await get(OWN, company)).json().recruitments;
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

  test('can be answered by its company; every administrator is notified and sees the answer', async () => {
    const { id, company } = await aCompanyWithRecruitment();
    const answer = (reply: string) => world.call(company, 'PUT', `${OWN}/${id}/block`, { body: { reply } });
    expect((await answer('숨기지 않았는데요')).statusCode).toBe(409);
    await hide(id);
    expect((await answer('')).statusCode).toBe(400);
    const stranger = await world.call(await world.aCompany(), 'PUT', `${OWN}/${id}/block`, {
      body: { reply: '우리 공고가 아니에요' },
    });
    expect(stranger.statusCode).toBe(404);
    expect((await answer('전화번호를 고쳤어요')).json().recruitment.block.reply).toBe('전화번호를 고쳤어요');
    const seen = (await get(`${CONSOLE}/${id}`, admin)).json().recruitment.block;
    expect(seen).toMatchObject({ reply: '전화번호를 고쳤어요', repliedAt: expect.any(String) });
    expect((await itemsOf(admin)).map(({ kind }) => kind)).toContain('BLOCK_ANSWERED');
    await hide(id, '아직 번호가 달라요');
    expect((await readOwn(company, id)).block).toMatchObject({ reason: '아직 번호가 달라요', reply: '' });
  });
});

describe('an answer of a company', () => {
  const LINK = '/console/recruitment/list?answered=true';
  const waiting = async () => (await world.api(admin, tasks).list()).tasks.find(({ link }) => link === LINK);
  const answeredIds = async (companyId: string, answered: boolean) => {
    const answer = await get(`${CONSOLE}?answered=${answered}&_company=${companyId}`, admin);
    return answer.json().recruitments.map(({ _id }: { _id: string }) => _id);
  };
  const aHidden = async () => {
    const made = await aCompanyWithRecruitment();
    await hide(made.id);
    return made;
  };
  const answer = (company: TestActor, id: string) =>
    world.call(company, 'PUT', `${OWN}/${id}/block`, { body: { reply: '연락처를 고쳤어요' } });

  test('waits for administrators until the recruitment is shown or hidden again', async () => {
    const before = (await waiting())?.count ?? 0;
    const [lifted, hidden] = [await aHidden(), await aHidden()];
    expect((await waiting())?.count ?? 0).toBe(before);
    for (const { company, id } of [lifted, hidden]) {
      expect(await answeredIds(company.company?.id ?? '', false)).toEqual([id]);
      await answer(company, id);
      expect(await answeredIds(company.company?.id ?? '', true)).toEqual([id]);
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
    expect(await answeredIds(company.company?.id ?? '', true)).toEqual([]);
  });
});

describe('a company that is suspended', () => {
  test('and its recruitments are not public until that is lifted', async () => {
    const recruitment = await aCompanyWithRecruitment();
    const page = `/api/v1/companies/${recruitment.companyId}`;
    const companies = `/api/v1/companies?searchValue=${encodeURIComponent(recruitment.company.user.name)}`;
    await setStatus(recruitment.company, 'BLOCKED', '허위 공고');
    expect(await placesOf(recruitment)).toEqual([]);
    expect((await get(page)).statusCode).toBe(404);
    expect((await get(companies)).json().companies).toEqual([]);
    expect((await get('/sitemaps/companies-1.xml')).body).not.toContain(recruitment.companyId);
    const body = { _company: recruitment.companyId };
    expect((await world.call(admin, 'POST', CONSOLE, { body })).json().fields).toHaveProperty('_company');
    await setStatus(recruitment.company, 'ACTIVE');
    expect(await placesOf(recruitment)).toEqual(expect.arrayContaining(EVERYWHERE));
    expect((await get(page)).statusCode).toBe(200);
  });

  test('accepts no applications, neither new ones nor drafts', async () => {
    const { id, company } = await aCompanyWithRecruitment();
    const [begun, fresh] = [await aPersonWithResume(world), await aPersonWithResume(world)];
    const url = applicationUrl(id);
    await world.call(begun, 'POST', url, { body: {} });
    await setStatus(company, 'BLOCKED', '허위 공고');
    expect((await world.call(begun, 'PUT', `${url}/apply`, { body: {} })).statusCode).toBe(409);
    expect((await world.call(fresh, 'POST', url, { body: {} })).statusCode).toBe(404);
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
    const body = { status: 'BLOCKED', reason: '허위 공고' };
    await world.call(admin, 'PUT', `/api/console/users/${recruitment.company.user.id}`, { body });
    expect(await placesOf(recruitment)).toEqual([]);
    expect((await mailsTo(recruitment.company))[0]?.body).toContain('허위 공고');
  });
});

describe('a company that has left', () => {
  test('is not public, nor are its closed recruitments; a closing by an administrator looks the same', async () => {
    const recruitment = await aCompanyWithRecruitment();
    const url = `/api/console/users/${recruitment.company.user.id}?reason=${encodeURIComponent('폐업 확인')}`;
    expect((await world.call(admin, 'DELETE', url)).statusCode).toBe(200);
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
    const url = `${CONSOLE}/${id}?reason=${encodeURIComponent('같은 공고가 두 개예요')}`;
    expect((await world.call(admin, 'DELETE', url)).statusCode).toBe(200);
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
    const take = (id: string, state: string) =>
      world.call(admin, 'PUT', `${CONSOLE}/${id}`, { body: { state, reason: '기업 요청' } });
    await take(closed.id, 'FINISHED');
    await take(canceled.id, 'CANCELED');
    expect((await itemsOf(closed.company))[0]?.kind).toBe('RECRUITMENT_CLOSED_BY_CONSOLE');
    expect((await itemsOf(canceled.company))[0]?.kind).toBe('RECRUITMENT_CANCELED_BY_CONSOLE');
  });
});
