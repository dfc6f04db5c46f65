import { beforeAll, describe, expect, test } from 'vitest';
import { and, desc, eq } from 'drizzle-orm';
import { companyProfile } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { users } from '@ieum/contract/account/users/endpoints.ts';
import { messages } from '#foundation/messages/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const api = (actor: TestActor) => world.api(actor, users);

const anAddress = () => `hr-${newId().slice(-10)}@example.com`;
const change = (company: TestActor, email: string) =>
  world.answers(company, companyProfile).revise({ body: { email } });
const confirm = (company: TestActor, token: string) =>
  world.answers(company, companyProfile).confirmEmail({ body: { token } });
const shownTo = async (company: TestActor) => (await world.api(company, companyProfile).find()).company.email;
const mailTo = async (address: string) => {
  const [mail] = await world.db
    .select()
    .from(messages)
    .where(and(eq(messages.to, address), eq(messages.channel, 'EMAIL')))
    .orderBy(desc(messages.createdAt));
  return mail;
};
const tokenSentTo = async (address: string) =>
  /company\?email=(\S+)/.exec((await mailTo(address))?.body ?? '')?.[1] ?? '';
/** A suspension by an administrator, whose notification is always sent by e-mail. */
const changeSomething = async (company: TestActor) => {
  await world
    .api(admin, members)
    .setStatus({ params: { _user: company.user.id }, body: { status: 'BLOCKED', reason: '확인' } });
  await world.drain();
};

describe('the e-mail address of a company', () => {
  test('changes for profile and notifications once the link sent to the new address was followed', async () => {
    const company = await world.aCompany({ email: 'user@example.com' });
    const to = anAddress();
    expect((await change(company, to)).json().company.email).toBe('user@example.com');
    const token = await tokenSentTo(to);
    expect((await confirm(company, token)).json().company.email).toBe(to);
    expect(await shownTo(company)).toBe(to);
    await changeSomething(company);
    expect((await mailTo(to))?.subject).toContain('이용을 멈췄어요');
  });

  test('stays unchanged without access to the mail: for another company, a forged or an old link', async () => {
    const [company, other] = [await world.aCompany({ email: 'user@example.com' }), await world.aCompany()];
    const to = anAddress();
    await change(company, to);
    const token = await tokenSentTo(to);
    for (const [actor, input] of [
      [other, token],
      [company, `${token}x`],
      [company, 'nonsense'],
    ] as const)
      expect((await confirm(actor, input)).statusCode).toBe(409);
    expect((await confirm(company, token)).statusCode).toBe(200);
    const next = anAddress();
    await change(company, next);
    await confirm(company, await tokenSentTo(next));
    expect((await confirm(company, token)).statusCode).toBe(409);
    expect(await shownTo(company)).toBe(next);
  });

  test('needs the link also when it is changed by way of the account', async () => {
    const company = await world.aCompany({ email: 'user@example.com' });
    const to = anAddress();
    const revised = await world.answers(company, users).revise({ body: { email: to } });
    expect(revised.statusCode).toBe(200);
    expect(revised.json().user.email).toBe('user@example.com');
    expect((await confirm(company, await tokenSentTo(to))).statusCode).toBe(200);
    expect(await shownTo(company)).toBe(to);
    expect((await api(company).me()).user.email).toBe(to);
    await api(company).revise({ body: { email: '' } });
    expect((await api(company).me()).user.email).toBe(to);
  });

  test('does not change by a link that is a day old', async () => {
    const company = await world.aCompany({ email: 'user@example.com' });
    const to = anAddress();
    await change(company, to);
    const token = await tokenSentTo(to);
    world.clock.advance(25 * 60 * 60);
    const fresh = await world.act(company.user, company.company);
    const answer = await confirm({ ...fresh }, token);
    world.clock.reset();
    expect(answer.statusCode).not.toBe(200);
    expect(await shownTo(company)).toBe('user@example.com');
  });

  test('the previous address is notified, and saving the profile unchanged sends nothing', async () => {
    const first = anAddress();
    const company = await world.aCompany({ email: 'user@example.com' });
    await change(company, first);
    await confirm(company, await tokenSentTo(first));
    const second = anAddress();
    await change(company, second);
    await confirm(company, await tokenSentTo(second));
    expect((await mailTo(first))?.subject).toBe('[이음] 알림을 받는 주소가 바뀌었어요');
    await change(company, second);
    expect((await mailTo(second))?.subject).toBe('[이음] 이메일 주소를 확인해 주세요');
    const sent = await world.db.select().from(messages).where(eq(messages.to, second));
    expect(sent).toHaveLength(1);
  });
});
