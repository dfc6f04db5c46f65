import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { terms as termsContract } from '@ieum/contract/account/terms/endpoints.ts';
import { levels } from '@ieum/contract/account/levels/endpoints.ts';
import { promptAlerts } from '@ieum/contract/assistant/prompts/endpoints.ts';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { companyProfile } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { accessRecords } from '#foundation/audit/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { seedLevels } from '#account/levels/public.ts';
import { apply, aRecruitmentRow } from './hiring.ts';
import { theWorld, type TestActor, type World } from './world.ts';

// Two people with the same form open: the second to save over an unseen change gets an error with the present
// row.

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  await seedLevels({ db: world.db, now: world.clock.now() });
  admin = await world.anAdministrator();
});

const api = () => world.api(admin, members);
const of = (id: string) => ({ params: { _user: id } });

type Row = Record<string, unknown>;

interface Form {
  writer: TestActor;
  url: string;
  /** Where the row is read, if not where it is written. */
  readUrl?: string;
  /** The name of the row in responses; none where the response is the row. */
  row?: string;
  /** The field of the version. */
  version: string;
  /** A field that is written and read under this name. */
  field: (value: string) => Row;
}

const code = () => `v${newId().slice(-12)}`;

const forms: Record<string, () => Promise<Form>> = {
  'a memo': async () => {
    const writer = await world.aCompany();
    const { id } = await aRecruitmentRow(world, writer);
    const { _id: card } = await apply(world, await world.aPerson(), id);
    const url = `/api/v1/company/recruitments/${id}/applications/${card}/memo`;
    return { writer, url, version: 'memoVersion', field: (memo) => ({ memo }) };
  },
  'a company profile': async () => ({
    writer: await world.aCompany(),
    url: '/api/v1/company',
    row: 'company',
    version: 'version',
    field: (introduction) => ({ introduction }),
  }),
  'a text of the terms': async () => {
    const draft = { userType: null, subject: '동의', content: '<p>글</p>', necessary: false };
    const { terms } = await world.api(admin, termsContract).create({ body: { ...draft, code: code() } });
    const url = `/api/console/terms/${terms._id}`;
    return { writer: admin, url, row: 'terms', version: 'revision', field: (subject) => ({ subject }) };
  },
  'a member level': async () => {
    const { level } = await world.api(admin, levels).create({ body: { code: code(), name: '우수' } });
    const url = `/api/console/levels/${level._id}`;
    return { writer: admin, url, row: 'level', version: 'version', field: (name) => ({ name }) };
  },
  'the setting': async () => ({
    writer: admin,
    url: '/api/console/setting',
    row: 'setting',
    version: 'version',
    field: (text) => ({ chatPromptGroups: [{ text, value: text }] }),
  }),
  'a notice of the chat': async () => {
    const { promptAlert } = await world
      .api(admin, promptAlerts)
      .create({ body: { text: '이름', value: '내용' } });
    const url = `/api/console/chat/prompt-alerts/${promptAlert._id}`;
    return { writer: admin, url, row: 'promptAlert', version: 'version', field: (text) => ({ text }) };
  },
  'a person’s account': async () => {
    const person = await world.aPerson();
    const url = `/api/console/users/${person.user.id}`;
    return { writer: admin, url, row: 'user', version: 'version', field: (username) => ({ username }) };
  },
};

const readRow = async ({ writer, url, readUrl = url, row }: Form): Promise<Row> => {
  const answer = (await world.call(writer, 'GET', readUrl)).json() as Record<string, Row>;
  return row ? (answer[row] ?? {}) : answer;
};
const write = ({ writer, url }: Form, body: object) => world.call(writer, 'PUT', url, { body });
const aValue = () => code().slice(0, 12);

describe.each(Object.entries(forms))('%s', (_name, make) => {
  test('is not overwritten by a caller with an outdated version: 409 with the present row', async () => {
    const form = await make();
    const seen = (await readRow(form))[form.version];
    const [first, second] = [form.field(aValue()), form.field(aValue())];
    expect((await write(form, { ...first, [form.version]: seen })).statusCode).toBe(200);
    const rejected = await write(form, { ...second, [form.version]: seen });
    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'conflict']);
    const present = await readRow(form);
    expect(present).toMatchObject(first);
    expect(rejected.json().current).toMatchObject({ ...first, [form.version]: present[form.version] });
    expect((await write(form, { ...second, [form.version]: present[form.version] })).statusCode).toBe(200);
    expect(await readRow(form)).toMatchObject(second);
  });

  test('is overwritten by the last writer when no version is sent', async () => {
    const form = await make();
    const last = form.field(aValue());
    await write(form, form.field(aValue()));
    expect((await write(form, last)).statusCode).toBe(200);
    expect(await readRow(form)).toMatchObject(last);
  });

  test('of two concurrent saves from the same version, one is stored and one gets the conflict', async () => {
    const form = await make();
    const seen = (await readRow(form))[form.version];
    const bodies = [0, 1].map(() => ({ ...form.field(aValue()), [form.version]: seen }));
    const answers = await Promise.all(bodies.map((body) => write(form, body)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

test('a company that changes its profile while the console corrects it overwrites nothing', async () => {
  const company = await world.aCompany();
  const { version } = (await api().find(of(company.user.id))).user;
  await world.api(company, companyProfile).revise({ body: { address2: '7층' } });
  const rejected = await world
    .answers(admin, members)
    .revise({ ...of(company.user.id), body: { address2: '8층', version } });
  expect(rejected.error()).toMatchObject({ statusCode: 409, current: { company: { address2: '7층' } } });
});

test('the unmasked member in a conflict is recorded as read', async () => {
  const person = await world.aPerson();
  await api().revise({ ...of(person.user.id), body: { address2: '7층' } });
  const late = { ...of(person.user.id), body: { address2: '8층', version: 0 } };
  expect((await world.answers(admin, members).revise(late)).statusCode).toBe(409);
  await world.drain();
  const records = await world.db
    .select()
    .from(accessRecords)
    .where(eq(accessRecords.personId, person.user.id));
  expect(records.some(({ reason }) => reason?.includes('비교'))).toBe(true);
});
