import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import {
  companyLectures,
  consoleLectures,
  lectureCategories,
  lectures,
} from '@ieum/contract/live/lectures/endpoints.ts';
import { files as filesContract } from '@ieum/contract/foundation/files/endpoints.ts';
import { appointments } from '#live/calendar/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { files } from '#foundation/files/tables.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { addSeconds } from '#kit/dates.ts';
import { issueId } from '#platform/crypto.ts';
import { aPdf, aPng } from '../../../test/pictures.ts';
import { aRecruitment } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let company: TestActor;
let administrator: TestActor;
beforeAll(async () => {
  world = await theWorld();
  administrator = await world.anAdministrator();
});

const api = (actor: TestActor | undefined) => world.api(actor, lectures);
const of = (id: string) => ({ params: { _lecture: id } });
beforeEach(async () => {
  company = await world.aCompany();
});

const VIDEO = { type: 'UTUBE', link: 'https://youtu.be/dQw4w9WgXcQ' } as const;
const asCompany = (who = company) => world.api(who, companyLectures);
const create = async (input: object = {}) =>
  (await asCompany().create({ body: { subject: '인코텀즈 2020', ...input } })).lecture;
const paramsOf = ({ _id }: { _id: string }) => ({ params: { _lecture: _id } });
const view = (lecture: { _id: string }, who?: TestActor) => api(who).find(paramsOf(lecture));
const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
const listIds = async (query: object = {}) => {
  const { lectures: rows } = await api(undefined).list({ query: { limit: 100, ...query } });
  return idsOf(rows);
};
let codes = 0;
const aCategory = async (input: object = {}) => {
  codes += 1;
  const body = { code: `c${process.pid}-${codes}`, name: '무역 실무', ...input };
  return (await world.api(administrator, lectureCategories).create({ body })).category;
};

describe('a company', () => {
  test('creates a lecture, which is shown unchanged to it and listed for visitors', async () => {
    const category = await aCategory();
    const draft = {
      subject: '수출 계약서',
      category: category._id,
      content: '<p>처음 쓰는 영문 수출 계약서</p>',
      video: VIDEO,
      links: [{ name: 'ICC', href: 'https://iccwbo.org/', isDownload: false }],
      code: { isOn: true, text: 'AB2CD3' },
      isActive: true,
      isPublic: true,
      isStream: false,
      isMiceNow: true,
    };
    const lecture = await create(draft);
    expect(lecture).toMatchObject(draft);
    expect((await asCompany().find(paramsOf(lecture))).lecture).toEqual(lecture);
    expect(await listIds()).toContain(lecture._id);
    expect(await listIds({ isMiceNow: 'true' })).toContain(lecture._id);
    expect(await listIds({ isMiceNow: 'false' })).not.toContain(lecture._id);
  });

  test('begins with the usual values', async () => {
    expect(await create()).toMatchObject({
      video: { type: 'UTUBE', link: null },
      links: [],
      files: [],
      code: { isOn: false, text: null },
      isActive: true,
      isPublic: true,
      isStream: false,
      isMiceNow: false,
      minutes: 60,
    });
  });

  test.each([
    [{ video: { type: 'UTUBE', link: 'https://evil.example/embed/dQw4w9WgXcQ' } }, 'video.link'],
    [{ links: [{ name: '위험', href: 'javascript:alert(1)' }] }, 'links.0.href'],
    [{ code: { isOn: true, text: '' } }, 'code.text'],
    [{ category: '00000000-0000-4000-8000-000000000000' }, 'category'],
    [{ subject: ' ' }, 'subject'],
  ])('%j is rejected at %s', async (input, field) => {
    await expect(create(input)).rejects.toMatchObject({
      statusCode: 400,
      fields: { [field]: expect.any(String) },
    });
  });

  test('cleans the text of markup that could run', async () => {
    const { content } = await create({ content: '<p onclick="a()">글</p><script>a()</script>' });
    expect(content).toBe('<p>글</p>');
  });

  test('does not change over somebody else’s change', async () => {
    const lecture = await create();
    const revise = (body: object) => asCompany().revise({ ...paramsOf(lecture), body });
    await revise({ subject: '새 제목', version: 0 });
    await expect(revise({ subject: '옛 제목', version: 0 })).rejects.toMatchObject({ statusCode: 409 });
    expect((await asCompany().find(paramsOf(lecture))).lecture.subject).toBe('새 제목');
  });

  test('adds a picture and hand-outs, which are private while a code is needed', async () => {
    const lecture = await create();
    const thumb = await world
      .answers(company, companyLectures)
      .setThumb({ ...of(lecture._id), file: { content: await aPng() } });
    const added = await world
      .answers(company, companyLectures)
      .addFile({ ...of(lecture._id), file: { content: aPdf(), name: '자료.pdf' } });
    expect([thumb.statusCode, added.statusCode]).toEqual([200, 200]);
    const shown = await view(lecture);
    expect(shown.lecture.thumb?._id).toBe(thumb.json().file._id);
    const fileId = added.json().file._id;
    expect(idsOf(shown.lecture.files)).toEqual([fileId]);
    const isPublic = async () =>
      (await world.db.select().from(files).where(eq(files.id, fileId))).map((row) => row.isPublic);
    expect(await isPublic()).toEqual([true]);
    await asCompany().revise({ ...paramsOf(lecture), body: { code: { isOn: true, text: 'AB2CD3' } } });
    expect(await isPublic()).toEqual([false]);
    expect(
      (await world.answers(undefined, filesContract).read({ params: { _file: fileId } })).statusCode,
    ).toBe(404);
    expect((await view(lecture)).lecture.files).toEqual([]);
    await asCompany().removeFile({ params: { _lecture: lecture._id, _file: fileId } });
    expect((await asCompany().find(paramsOf(lecture))).lecture.files).toEqual([]);
  });

  test('deletes a lecture', async () => {
    const lecture = await create();
    await asCompany().remove(paramsOf(lecture));
    await expect(view(lecture)).rejects.toMatchObject({ statusCode: 404 });
    expect((await asCompany().list({})).lectures).toEqual([]);
  });

  test('cannot change the lecture of another company', async () => {
    const lecture = await create();
    const other = await world.aCompany();
    const attempt = asCompany(other).revise({ ...paramsOf(lecture), body: { subject: '남의 강의' } });
    await expect(attempt).rejects.toMatchObject({ statusCode: 403 });
    await asCompany().revise({ ...paramsOf(lecture), body: { isPublic: false } });
    await expect(asCompany(other).remove(paramsOf(lecture))).rejects.toMatchObject({ statusCode: 404 });
  });
});

test('the page of a lecture says how many lectures and open recruitments of its company visitors find', async () => {
  const lecture = await create();
  await create({ isPublic: false });
  await create({ isActive: false });
  await create();
  await aRecruitment(world, company);
  const other = await world.aCompany();
  await asCompany(other).create({ body: { subject: '다른 기업의 강의' } });
  expect((await view(lecture)).lecture.companyCounts).toEqual({ lectures: 2, recruitments: 1 });
});

describe('the time of a lecture', () => {
  const tomorrow = () => addSeconds(world.clock.now(), 24 * 60 * 60).toISOString();
  const timesOf = ({ _id }: { _id: string }) =>
    world.db.select().from(appointments).where(eq(appointments.sourceId, _id));

  test('is taken in the calendar of its company, and moves and ends with it', async () => {
    const startsAt = tomorrow();
    const lecture = await create({ startsAt });
    const [taken] = await timesOf(lecture);
    expect(taken).toMatchObject({ kind: 'LECTURE', state: 'CONFIRMED', title: '인코텀즈 2020' });
    expect((taken?.endsAt.getTime() ?? 0) - Date.parse(startsAt)).toBe(60 * 60 * 1000);
    await expect(create({ startsAt })).rejects.toMatchObject({ statusCode: 409 });
    await asCompany().revise({ ...paramsOf(lecture), body: { minutes: 90 } });
    const [longer] = await timesOf(lecture);
    expect((longer?.endsAt.getTime() ?? 0) - Date.parse(startsAt)).toBe(90 * 60 * 1000);
    await asCompany().revise({ ...paramsOf(lecture), body: { startsAt: null } });
    expect((await timesOf(lecture))[0]?.state).toBe('CANCELED');
    await asCompany().remove(paramsOf(lecture));
    expect(await timesOf(lecture)).toEqual([]);
  });

  test('says what is in the way of a start without a time, and otherwise to choose another', async () => {
    const other = await create({ subject: '무역 상담', startsAt: world.clock.now().toISOString() });
    const lecture = await create();
    const start = asCompany().revise({ ...paramsOf(lecture), body: { isStream: true } });
    await expect(start).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('지금 시작하면 ‘무역 상담’ 일정과 겹쳐요'),
    });
    const plan = asCompany().revise({ ...paramsOf(lecture), body: { startsAt: other.startsAt } });
    await expect(plan).rejects.toMatchObject({ message: expect.stringContaining('다른 시간을 골라 주세요') });
    expect(await timesOf(lecture)).toEqual([]);
  });

  test('begins when it goes live without one', async () => {
    const lecture = await create({ isStream: true });
    expect(Date.parse(lecture.startsAt ?? '')).toBeLessThanOrEqual(world.clock.now().getTime());
    expect((await timesOf(lecture))[0]?.state).toBe('CONFIRMED');
  });
});

describe('viewers', () => {
  const CODE = { isOn: true, text: 'AB2CD3' };
  const enter = (lecture: { _id: string }, code: string, who?: TestActor) =>
    api(who).enter({ ...paramsOf(lecture), body: { code } });

  test('find those that are live first, or by creation in either direction, but in no other order', async () => {
    const category = await aCategory();
    const shown = { category: category._id, isActive: true, isPublic: true };
    const live = await create({ ...shown, isStream: true });
    world.clock.advance(60);
    const later = await create(shown);
    const list = async (headers: Record<string, string> = {}) =>
      idsOf((await api(undefined).list({ query: { category: category._id }, headers })).lectures);
    const sortedBy = (key: object) => list({ sort: JSON.stringify(key) });
    expect(await list()).toEqual([live._id, later._id]);
    expect(await sortedBy({ createdAt: 1 })).toEqual([live._id, later._id]);
    expect(await sortedBy({ createdAt: -1 })).toEqual([later._id, live._id]);
    await expect(sortedBy({ subject: 1 })).rejects.toMatchObject({ statusCode: 400 });
  });

  test('see the video only with the code, which no answer contains', async () => {
    const lecture = await create({ video: VIDEO, code: CODE, links: [{ name: 'a', href: 'https://a.kr' }] });
    const locked = await view(lecture);
    expect(locked).toMatchObject({ isAccessible: false, lecture: { video: { link: null }, links: [] } });
    expect(JSON.stringify(locked)).not.toContain(CODE.text);
    expect(locked.lecture.linkCount).toBe(1);
    await expect(enter(lecture, 'AB2CD4')).rejects.toMatchObject({ statusCode: 400 });
    const opened = await enter(lecture, ' ab2-cd3');
    expect(opened).toMatchObject({ isAccessible: true, lecture: { video: { link: VIDEO.link } } });
    expect(JSON.stringify(opened)).not.toContain(CODE.text);
  });

  test('enter it once, until it is changed', async () => {
    const lecture = await create({ code: CODE });
    const person = await world.aPerson();
    await enter(lecture, CODE.text, person);
    expect((await view(lecture, person)).isAccessible).toBe(true);
    expect((await view(lecture, await world.aPerson())).isAccessible).toBe(false);
    const body = { code: { isOn: true, text: 'NEW2CD' } };
    await asCompany().revise({ ...paramsOf(lecture), body });
    expect((await view(lecture, person)).isAccessible).toBe(false);
  });

  test('without an account are known by a session that the server issued, and by no other', async () => {
    const lecture = await create({ code: CODE });
    const isOpenFor = async (session: string) => {
      const headers = { session };
      await api(undefined).enter({ ...of(lecture._id), body: { code: CODE.text }, headers });
      return (await api(undefined).find({ ...of(lecture._id), headers })).isAccessible;
    };
    expect(await isOpenFor(issueId(world.env.secrets))).toBe(true);
    expect(await isOpenFor('an-invented-session-id')).toBe(false);
  });

  test('try ten codes a minute', async () => {
    const lecture = await create({ code: CODE });
    const person = await world.aPerson();
    for (let n = 0; n < 10; n += 1)
      await expect(enter(lecture, 'WRONG1', person)).rejects.toMatchObject({ statusCode: 400 });
    await expect(enter(lecture, CODE.text, person)).rejects.toMatchObject({ statusCode: 429 });
  });

  test('do not find a hidden lecture; its company and administrators see it', async () => {
    const lecture = await create({ isPublic: false, video: VIDEO, code: CODE });
    await expect(view(lecture)).rejects.toMatchObject({ statusCode: 404 });
    await expect(enter(lecture, CODE.text)).rejects.toMatchObject({ statusCode: 404 });
    expect(await listIds()).not.toContain(lecture._id);
    for (const who of [company, administrator])
      expect(await view(lecture, who)).toMatchObject({ isAccessible: true });
  });

  test('find nothing of a suspended company', async () => {
    const lecture = await create();
    const suspendedAt = world.clock.now();
    await world.db
      .update(companies)
      .set({ suspendedAt })
      .where(eq(companies.id, company.company?.id ?? ''));
    await expect(view(lecture)).rejects.toMatchObject({ statusCode: 404 });
    expect(await listIds()).not.toContain(lecture._id);
  });

  test('see live lectures first, then the latest, and find them by words and company', async () => {
    const [older, live, newer] = [
      await create({ subject: '통관 기초' }),
      await create({ subject: '통관 심화', isStream: true }),
      await create({ subject: '통관 실무' }),
    ];
    const found = await listIds({ searchValue: `통관 ${company.company?.name ?? ''}` });
    const own = found.filter((id) => idsOf([older, live, newer]).includes(id));
    expect(own).toEqual(idsOf([live, newer, older]));
    expect(await listIds({ searchValue: '통관 심화' })).toContain(live._id);
    expect(await listIds({ searchValue: '통관 심화' })).not.toContain(older._id);
  });

  test('page through the list without a gap', async () => {
    const all = [await create(), await create(), await create()];
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const query = { limit: 2, ...(after && { after }) };
      const page = await api(undefined).list({ query });
      seen.push(...idsOf(page.lectures));
      after = page.next ?? undefined;
    } while (after);
    for (const { _id } of all) expect(seen.filter((id) => id === _id)).toHaveLength(1);
  });

  test('count once a session and day', async () => {
    const lecture = await create();
    const session = issueId(world.env.secrets);
    for (let n = 0; n < 3; n += 1) await api(undefined).find({ ...of(lecture._id), headers: { session } });
    await world.app.modules.flush();
    expect((await view(lecture)).lecture.hits).toBe(1);
  });
});

describe('categories', () => {
  const categories = () => world.api(administrator, lectureCategories);

  test('are a tree, by their index, whose top alone can be read', async () => {
    const second = await aCategory({ index: 2 });
    const first = await aCategory({ index: 1 });
    const below = await aCategory({ parent: first._id });
    expect(second).toMatchObject({ depth: 1, parent: null, parents: [] });
    expect(below).toMatchObject({ depth: 2, parent: first._id, parents: [first._id] });
    const read = async (query: object, headers: Record<string, string> = {}) => {
      const { categories: all } = await api(undefined).categories({ query, headers });
      return idsOf(all).filter((id) => idsOf([first, second, below]).includes(id));
    };
    const sort = JSON.stringify({ index: 1 });
    expect(await read({ depth: 1 }, { sort })).toEqual([first._id, second._id]);
    expect(await read({ depth: 1 }, { sort: JSON.stringify({ index: -1 }) })).toEqual([
      second._id,
      first._id,
    ]);
    expect(await read({})).toHaveLength(3);
  });

  test('contain the lectures of those below them', async () => {
    const top = await aCategory();
    const below = await aCategory({ parent: top._id });
    const lecture = await create({ category: below._id });
    expect(await listIds({ category: top._id })).toEqual([lecture._id]);
    expect(await listIds({ category: (await aCategory())._id })).toEqual([]);
  });

  test('cannot be moved below themselves, be deeper than three levels, or have one code twice', async () => {
    const top = await aCategory();
    const middle = await aCategory({ parent: top._id });
    const low = await aCategory({ parent: middle._id });
    const move = (row: { _id: string }, parent: string) =>
      categories().revise({ params: { _category: row._id }, body: { parent } });
    for (const target of [top, middle, low])
      await expect(move(top, target._id)).rejects.toMatchObject({ statusCode: 400 });
    await expect(aCategory({ parent: low._id })).rejects.toMatchObject({ statusCode: 400 });
    await expect(move(middle, (await aCategory({ parent: top._id }))._id)).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(aCategory({ code: top.code })).rejects.toMatchObject({ statusCode: 400 });
  });

  test('are deleted only without others below them, and leave their lectures without one', async () => {
    const top = await aCategory();
    const below = await aCategory({ parent: top._id });
    const lecture = await create({ category: below._id });
    const remove = ({ _id }: { _id: string }) => categories().remove({ params: { _category: _id } });
    await expect(remove(top)).rejects.toMatchObject({ statusCode: 409 });
    await remove(below);
    await remove(top);
    expect((await view(lecture)).lecture).toMatchObject({ category: null, categoryName: null });
  });

  test('have places on the first page of the lectures', async () => {
    const one = await aCategory();
    const body = { categories: [{ _id: one._id, main: { isActive: true, index: 3 } }] };
    const { categories: all } = await categories().setMain({ body });
    expect(all.find(({ _id }) => _id === one._id)?.main).toEqual({ isActive: true, index: 3 });
  });
});

test('administrators create, find, change and delete lectures of any approved company', async () => {
  const console = world.api(administrator, consoleLectures);
  const companyId = company.company?.id ?? '';
  const { lecture } = await console.create({ body: { _company: companyId, subject: '센터 강의' } });
  expect((await console.list({ query: { searchValue: '센터 강의' } })).lectures[0]?._id).toBe(lecture._id);
  const revised = await console.revise({ ...paramsOf(lecture), body: { isActive: false } });
  expect(revised.lecture.isActive).toBe(false);
  await console.remove(paramsOf(lecture));
  await expect(console.find(paramsOf(lecture))).rejects.toMatchObject({ statusCode: 404 });
  const pending = await world.aCompany({ approval: 'PENDING' });
  const attempt = console.create({ body: { _company: pending.company?.id ?? '', subject: '강의' } });
  await expect(attempt).rejects.toMatchObject({ statusCode: 400 });
});

test('its company is reminded a day and half an hour before, and not of one that is called off', async () => {
  const after = (hours: number) => addSeconds(world.clock.now(), hours * 60 * 60).toISOString();
  const lecture = await create({ startsAt: after(25) });
  const other = await create({ startsAt: after(28) });
  await asCompany().revise({ ...paramsOf(other), body: { isActive: false } });
  const reminders = async () => {
    await world.app.jobs.runNow('remind-of-appointments');
    const rows = await world.db.select().from(inboxItems).where(eq(inboxItems.userId, company.user.id));
    return rows.map(({ kind, link }) => `${kind} ${link}`).toSorted();
  };
  const link = `/lectures/${lecture._id}`;
  expect(await reminders()).toEqual([]);
  world.clock.advance(61 * 60);
  expect(await reminders()).toEqual([`APPOINTMENT_TOMORROW ${link}`]);
  world.clock.advance(23.5 * 60 * 60);
  expect(await reminders()).toEqual([`APPOINTMENT_SOON ${link}`, `APPOINTMENT_TOMORROW ${link}`]);
  world.clock.advance(3 * 60 * 60);
  expect(await reminders()).toHaveLength(2);
});
