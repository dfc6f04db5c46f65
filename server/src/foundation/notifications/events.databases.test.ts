import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { inbox } from '@ieum/contract/foundation/notifications/endpoints.ts';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { companyRecruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { messages as messagesContract } from '@ieum/contract/foundation/messages/endpoints.ts';
import { companyProfile } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { likes } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { companies } from '#hiring/companies/tables.ts';
import { addSeconds } from '#kit/dates.ts';
import { messages } from '#foundation/messages/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { apply, aRecruitmentRow, DAY } from '../../../test/hiring.ts';
import type { BodyOf } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

interface Item {
  kind: string;
  title: string;
  text: string;
  link: string;
}
const itemsOf = async (actor: TestActor): Promise<Item[]> => {
  await world.drain();
  return (await world.api(actor, inbox).list()).items;
};
const kindsOf = async (actor: TestActor) => (await itemsOf(actor)).map(({ kind }) => kind);

interface At {
  id: string;
  application: string;
}
const move = (company: TestActor, { id, application }: At, body: BodyOf<typeof applicants.stage>) =>
  world.answers(company, applicants).stage({ params: { _recruitment: id, _application: application }, body });
/** Moves an applicant with notification and lets the undo time pass. */
async function stage(company: TestActor, at: At, to: ApplicationStage) {
  await move(company, at, { stage: to, notice: 'SEND' });
  await world.settle();
}
async function setState(company: TestActor, id: string, state: RecruitmentState) {
  await world.api(company, companyRecruitments).setState({ params: { _recruitment: id }, body: { state } });
  await world.settle();
}
const mailsTo = (person: TestActor) =>
  world.db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, person.user.id), eq(messages.channel, 'EMAIL')));

/** A person's application to a recruitment of a company called 한빛테크. */
async function anApplication(input: Parameters<typeof aRecruitmentRow>[2] = {}) {
  const company = await world.aCompany({ name: '한빛테크' });
  const { id } = await aRecruitmentRow(world, company, input);
  const person = await world.aPerson({ name: '윤지호' });
  const application = (await apply(world, person, id))._id;
  return { company, person, id, application };
}

describe('an applicant is notified', () => {
  test('that the application was sent, opened once, and of its progress', async () => {
    const { company, person, ...at } = await anApplication();
    const open = () =>
      world
        .answers(company, applicants)
        .read({ params: { _recruitment: at.id, _application: at.application } });
    await open();
    await open();
    await stage(company, at, 'ON_PENDING');
    await stage(company, at, 'ON_MEETING');
    await stage(company, at, 'ON_RECRUIT');
    const items = await itemsOf(person);
    expect(items.map(({ title }) => title).toReversed()).toEqual([
      '한빛테크에 지원서를 보냈어요',
      '한빛테크가 지원서를 열어 봤어요',
      '한빛테크가 지원서를 검토하고 있어요',
      '한빛테크 면접 단계로 올라갔어요',
      '축하해요! 한빛테크에 합격했어요',
    ]);
    expect(new Set(items.map(({ link }) => link))).toEqual(
      new Set([`/dashboard/applied?id=${at.application}`]),
    );
  });

  test('of each stage as it is reached, once each', async () => {
    const { company, person, ...at } = await anApplication();
    for (const to of ['ON_PENDING', 'ON_MEETING', 'ON_PENDING', 'ON_MEETING'] as const) {
      await stage(company, at, to);
      await world.api(person, inbox).readAll();
      await world.drain();
    }
    expect((await kindsOf(person)).toReversed()).toEqual([
      'APPLICATION_RECEIVED',
      'APPLICATION_REVIEWING',
      'APPLICATION_MEETING',
    ]);
  });

  test('of no move without the choice to notify, while their own list shows the stage', async () => {
    const { company, person, ...at } = await anApplication();
    for (const body of [
      { stage: 'ON_PENDING' },
      { stage: 'ON_MEETING', notice: 'NONE' },
      { stage: 'ON_RECRUIT' },
    ] as const) {
      await move(company, at, body);
      await world.settle();
    }
    expect(await kindsOf(person)).toEqual(['APPLICATION_RECEIVED']);
    expect(await mailsTo(person)).toHaveLength(1);
    const own = await world.api(person, applications).list();
    expect(own.applications).toMatchObject([{ progress: 'ACCEPTED' }]);
    await move(company, at, { stage: 'ON_RECRUIT', notice: 'SEND' });
    await world.settle();
    expect(await kindsOf(person)).toEqual(['APPLICATION_ACCEPTED', 'APPLICATION_RECEIVED']);
  });

  test('of nothing by moving back, which removes unread notifications that are no longer true', async () => {
    const { company, person, ...at } = await anApplication();
    await stage(company, at, 'ON_RECRUIT');
    expect(await kindsOf(person)).toEqual(['APPLICATION_ACCEPTED', 'APPLICATION_RECEIVED']);
    await move(company, at, { stage: 'ON_PENDING' });
    await world.settle();
    expect(await kindsOf(person)).toEqual(['APPLICATION_RECEIVED']);
    await stage(company, at, 'ON_RECRUIT');
    expect(await kindsOf(person)).toEqual(['APPLICATION_ACCEPTED', 'APPLICATION_RECEIVED']);
  });

  test('of no elimination without the choice to notify, also when the recruitment closes', async () => {
    const { company, person, ...at } = await anApplication();
    await move(company, at, { stage: 'ELIMINATED', notice: 'NONE' });
    await world.settle();
    await setState(company, at.id, 'FINISHED');
    expect(await kindsOf(person)).toEqual(['APPLICATION_RECEIVED']);
  });

  test('of an elimination only when the recruitment is over', async () => {
    const { company, person, ...at } = await anApplication();
    await stage(company, at, 'ELIMINATED');
    expect(await kindsOf(person)).toEqual(['APPLICATION_RECEIVED']);
    await setState(company, at.id, 'FINISHED');
    expect(await kindsOf(person)).toEqual(['APPLICATION_CLOSED', 'APPLICATION_RECEIVED']);
  });

  test('that the recruitment is over while the result is open, then of the result', async () => {
    const { company, person, ...at } = await anApplication();
    await setState(company, at.id, 'FINISHED');
    expect(await kindsOf(person)).toEqual(['RECRUITMENT_FINISHED', 'APPLICATION_RECEIVED']);
    await stage(company, at, 'ELIMINATED');
    expect(await kindsOf(person)).toEqual([
      'APPLICATION_CLOSED',
      'RECRUITMENT_FINISHED',
      'APPLICATION_RECEIVED',
    ]);
  });

  test('that the recruitment was canceled, without revealing the stage', async () => {
    const { company, person, ...at } = await anApplication();
    await stage(company, at, 'ELIMINATED');
    await setState(company, at.id, 'CANCELED');
    expect(await itemsOf(person)).toMatchObject([
      { kind: 'RECRUITMENT_CANCELED', text: expect.stringContaining('한빛테크에서') },
      { kind: 'APPLICATION_RECEIVED' },
    ]);
  });

  test('in the language they last used, by e-mail unless they chose otherwise', async () => {
    const { company, person, ...at } = await anApplication();
    await world.drain();
    await world.db.execute(`update users set locale = 'en' where id = '${person.user.id}'`);
    await stage(company, at, 'ON_MEETING');
    await world.drain();
    const off = { groups: [{ group: 'HIRING' as const, isEmailOn: false, isSmsOn: true }] };
    await world.api(person, messagesContract).saveSettings({ body: off });
    await stage(company, at, 'ON_RECRUIT');
    await world.drain();
    const sent = await world.db
      .select()
      .from(messages)
      .where(eq(messages.userId, person.user.id))
      .orderBy(messages.createdAt);
    expect(sent.map(({ channel, subject }) => [channel, subject])).toEqual([
      ['EMAIL', '[이음] 한빛테크에 지원서를 보냈어요: 북미 해외영업 매니저 (B2B 부품)'],
      ['EMAIL', expect.stringContaining('[Ieum] You moved on to the interview stage at 한빛테크')],
      ['SMS', null],
    ]);
    expect(sent[2]?.body).toContain('[Ieum] Congratulations!');
  });
});

describe('a company is notified', () => {
  test('of a day’s applicants in one item and one e-mail, unread again with each', async () => {
    const { company, id } = await anApplication();
    await world.drain();
    await world.api(company, inbox).readAll();
    await apply(world, await world.aPerson({ name: '김하나' }), id);
    const items = await itemsOf(company);
    expect(items).toMatchObject([{ kind: 'APPLICANT_NEW', title: '새 지원자가 2명 있어요', readAt: null }]);
    expect(items[0]?.text).toContain('김하나 님 외 1명');
    expect(await mailsTo(company)).toHaveLength(1);
  });

  test('that an applicant revoked', async () => {
    const { company, person, application } = await anApplication();
    await world.api(person, applications).revoke({ params: { _application: application } });
    const [item] = await itemsOf(company);
    expect(item).toMatchObject({ kind: 'APPLICANT_REVOKED', title: '윤지호 님이 지원을 취소했어요' });
  });

  test('that a recruitment ended automatically, but not when it ended the recruitment itself', async () => {
    const { company, id } = await anApplication({ endsAt: addSeconds(world.clock.now(), 60) });
    const other = await aRecruitmentRow(world, company);
    await setState(company, other.id, 'FINISHED');
    await world.db
      .update(recruitments)
      .set({ endsAt: addSeconds(world.clock.now(), -2 * DAY) })
      .where(eq(recruitments.id, id));
    await world.app.jobs.runNow('finish-recruitments');
    const ended = (await itemsOf(company)).filter(({ kind }) => kind === 'RECRUITMENT_ENDED');
    expect(ended).toMatchObject([{ link: `/dashboard/recruitments/${id}/applications` }]);
  });

  test('of the decision about it, by SMS and e-mail; the notifications of administrators are removed', async () => {
    const administrator = await world.anAdministrator();
    const editor = await world.anAdministrator('EDITOR');
    const company = await world.aCompany({ approval: 'REJECTED', phone: '0212340000', name: '누리세라믹' });
    await world.api(company, companyProfile).askApproval({ body: {} });
    // An administrator who may not decide about it is not notified.
    expect(await itemsOf(editor)).toEqual([]);
    expect(await itemsOf(administrator)).toContainEqual(
      expect.objectContaining({
        kind: 'COMPANY_WAITING_AGAIN',
        title: '누리세라믹이 승인을 다시 신청했어요',
        link: `/console/users/${company.user.id}`,
      }),
    );
    await world
      .api(administrator, members)
      .reject({ params: { _user: company.user.id }, body: { rejectMsg: '서류가 흐려요' } });
    expect(await itemsOf(company)).toMatchObject([
      {
        kind: 'COMPANY_REJECTED',
        text: expect.stringContaining('사유: 서류가 흐려요'),
        link: '/dashboard/company',
      },
    ]);
    const sent = await world.db.select().from(messages).where(eq(messages.userId, company.user.id));
    expect(new Set(sent.map(({ channel, to }) => `${channel} ${to}`))).toEqual(
      new Set([`EMAIL ${company.user.email}`, 'SMS 0212340000']),
    );
    const waiting = (await itemsOf(administrator)).filter(({ link }) => link.includes(company.user.id));
    expect(waiting).toEqual([]);
  });

  test('and administrators are notified of a company that has just joined', async () => {
    const administrator = await world.anAdministrator();
    const company = await world.aPendingCompany({ name: '온빛 21' });
    const [row] = await world.db.select().from(companies).where(eq(companies.userId, company.user.id));
    await world.app.jobs.runNow('tell-company-waiting', { companyId: row?.id ?? '', isAgain: false });
    expect((await itemsOf(administrator)).map(({ title }) => title)).toContain(
      '온빛 21이 승인을 기다리고 있어요',
    );
  });
});

describe('each morning', () => {
  const remind = async () => {
    await world.app.jobs.runNow('remind-of-deadlines');
    await world.app.jobs.runNow('remind-of-drafts');
  };
  const addBookmark = (person: TestActor, id: string) =>
    world.answers(person, likes).add({ body: { type: 'RECRUITMENT', _recruitment: id } });
  /** Noon in Seoul this many days from today. */
  const noonIn = (days: number) => {
    const today = new Date(world.clock.now().getTime() + 9 * 3600_000).toISOString().slice(0, 10);
    return addSeconds(new Date(`${today}T12:00:00+09:00`), days * DAY);
  };

  test.each([
    [1, ['관심 공고가 내일 마감돼요']],
    [3, ['관심 공고가 3일 뒤 마감돼요']],
    [2, []],
    [4, []],
  ])('a liked recruitment closing in %s days is announced as %j, once', async (days, titles) => {
    const company = await world.aCompany();
    const { id } = await aRecruitmentRow(world, company, { endsAt: noonIn(days) });
    const person = await world.aPerson();
    await addBookmark(person, id);
    await remind();
    await remind();
    expect((await itemsOf(person)).map(({ title }) => title)).toEqual(titles);
  });

  test('nobody is notified of a recruitment that they applied to, or that is always open, hidden or over', async () => {
    const { company, person, id } = await anApplication({ endsAt: noonIn(1) });
    const open = await aRecruitmentRow(world, company, { endsAt: noonIn(1), isOpenHiring: true });
    const over = await aRecruitmentRow(world, company, { endsAt: noonIn(1), state: 'FINISHED' });
    const hidden = await aRecruitmentRow(world, company, { endsAt: noonIn(1) });
    for (const one of [id, open.id, over.id, hidden.id]) await addBookmark(person, one);
    await setState(company, hidden.id, 'NO_SHOWN');
    await remind();
    expect(await kindsOf(person)).toEqual(['APPLICATION_RECEIVED']);
  });

  test('a draft that must be sent by tomorrow is announced instead of the like', async () => {
    const { id } = await aRecruitmentRow(world, await world.aCompany({ name: '한빛테크' }), {
      endsAt: noonIn(1),
    });
    const person = await world.aPerson();
    await addBookmark(person, id);
    await world.api(person, applications).open({ params: { _recruitment: id }, body: {} });
    await remind();
    expect(await itemsOf(person)).toMatchObject([
      {
        kind: 'DRAFT_CLOSING',
        link: `/recruitments/${id}?apply=resume`,
        text: expect.stringContaining('한빛테크'),
      },
    ]);
  });
});

test('a decision about advertising is confirmed with its day', async () => {
  const person = await world.aPerson();
  const say = (isEmailAgreed: boolean) =>
    world
      .answers(person, messagesContract)
      .saveSettings({ body: { advertising: { isEmailAgreed, isSmsAgreed: false, isNightAgreed: false } } });
  await say(true);
  await say(true);
  await world.drain();
  await say(false);
  expect(await kindsOf(person)).toEqual(['ADVERTISING_REFUSED', 'ADVERTISING_AGREED']);
});
