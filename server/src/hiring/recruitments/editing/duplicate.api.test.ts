import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { companyRecruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { apply } from '../../../../test/hiring.ts';
import { aPdf, aPng } from '../../../../test/pictures.ts';
import { aRecruitment } from '../../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

afterEach(() => world.clock.reset());

const api = (actor: TestActor | undefined) => world.api(actor, companyRecruitments);
const of = (id: string) => ({ params: { _recruitment: id } });

const questions = [
  { type: 'DESCRIPTIVE' as const, question: '이유를 알려 주세요', choices: [], isRequired: true },
  {
    type: 'MULTIPLE_CHOICE' as const,
    question: '언제부터?',
    choices: ['바로', '한 달 뒤'],
    isRequired: false,
  },
];
const read = async (actor: TestActor, id: string) => (await api(actor).read(of(id))).recruitment;
const attach = async (company: TestActor, id: string, file: Buffer, name: string) =>
  (await api(company).attach({ ...of(id), file: { content: file, name } })).file;
const duplicate = (actor: TestActor | undefined, id: string, key: string) =>
  world.answers(actor, companyRecruitments).duplicate({ ...of(id), body: { key } });
const bytesOf = (url: string) => world.call(undefined, 'GET', url);
const countOwn = async (company: TestActor) => (await api(company).list()).count;

async function aFullRecruitment() {
  const company = await world.aCompany();
  const id = await aRecruitment(world, company, { questions });
  await attach(company, id, aPdf(), '안내.pdf');
  await attach(company, id, await aPng(), '약도.png');
  return { company, id };
}

describe('POST /api/v1/company/recruitments/:_recruitment/copies', () => {
  test('every group, question and file is copied; the copy is unpublished and its dates are empty', async () => {
    const { company, id } = await aFullRecruitment();
    const source = await read(company, id);
    const copy = (await duplicate(company, id, 'a')).json().recruitment;
    expect(copy).toMatchObject({
      state: 'NO_SHOWN',
      publishedAt: null,
      version: 1,
      subject: `${source.subject} (복사본)`,
      summary: source.summary,
      content: source.content,
      application: { startsAt: null, endsAt: null, isOpenHiring: false, closesOnHiring: false },
      employment: {
        startsAt: null,
        endsAt: null,
        types: source.employment.types,
        wage: source.employment.wage,
        place: source.employment.place,
      },
      qualification: source.qualification,
      recruiter: source.recruiter,
    });
    const without = (list: { _id: string }[]) => list.map(({ _id, ...rest }) => rest);
    expect(without(copy.questions)).toEqual(without(source.questions));
    expect(copy.attachments.map(({ name }: { name: string }) => name)).toEqual(['안내.pdf', '약도.png']);
    expect(copy.attachments[0]?.url).toContain('sign=');
  });

  test('deleting the source leaves the copy’s files intact, and the other way round', async () => {
    for (const gone of ['source', 'copy'] as const) {
      const { company, id } = await aFullRecruitment();
      const made = (await duplicate(company, id, 'a')).json().recruitment;
      const [removed, left] = gone === 'source' ? [id, made._id] : [made._id, id];
      expect((await world.answers(company, companyRecruitments).remove(of(removed))).statusCode).toBe(200);
      world.clock.advance(25 * 60 * 60);
      await world.app.jobs.runNow('sweep-unattached-files');
      world.clock.reset();
      const { attachments } = await read(company, left);
      expect(attachments).toHaveLength(2);
      for (const { url } of attachments) expect((await bytesOf(url)).statusCode).toBe(200);
      expect((await bytesOf(attachments[0]?.url ?? '')).rawPayload.equals(aPdf())).toBe(true);
    }
  });

  test('the same key makes one copy, however often and concurrently; another key another', async () => {
    const { company, id } = await aFullRecruitment();
    const answers = await Promise.all([1, 2, 3].map(() => duplicate(company, id, 'once')));
    const again = await duplicate(company, id, 'once');
    const ids = [...answers, again].map((answer) => answer.json().recruitment._id);
    expect(new Set(ids).size).toBe(1);
    expect((await read(company, ids[0] ?? '')).attachments).toHaveLength(2);
    expect(await countOwn(company)).toBe(2);
    expect((await duplicate(company, id, 'twice')).json().recruitment._id).not.toBe(ids[0]);
    expect(await countOwn(company)).toBe(3);
  });

  test('a recruitment of another company is rejected, and nothing is created', async () => {
    const { id } = await aFullRecruitment();
    const stranger = await world.aCompany();
    expect((await duplicate(stranger, id, 'a')).statusCode).toBe(403);
    expect(await countOwn(stranger)).toBe(0);
    expect((await duplicate(await world.aPerson(), id, 'a')).statusCode).toBe(403);
  });

  test('a title of maximum length still gets the mark of a copy', async () => {
    const company = await world.aCompany();
    const id = await aRecruitment(world, company, { subject: '가'.repeat(100) });
    const { subject } = (await duplicate(company, id, 'a')).json().recruitment;
    expect(subject).toHaveLength(100);
    expect(subject).toMatch(/가 \(복사본\)$/);
  });
});

describe('GET /api/v1/company/recruitments/:_recruitment/closing', () => {
  test('counts drafts, waiting, eliminated and accepted applications; revoked ones are in no count', async () => {
    const company = await world.aCompany();
    const id = await aRecruitment(world, company);
    const stage = async (to: ApplicationStage) => {
      const { _id } = await apply(world, await world.aPerson(), id);
      const body = { stage: to };
      await world.api(company, applicants).stage({ params: { _recruitment: id, _application: _id }, body });
    };
    await world.api(await world.aPerson(), applications).open({ ...of(id), body: {} });
    await apply(world, await world.aPerson(), id);
    for (const to of ['ON_MEETING', 'ELIMINATED', 'ON_RECRUIT'] as const) await stage(to);
    const leavingPerson = await world.aPerson();
    const { _id } = await apply(world, leavingPerson, id);
    await world.api(leavingPerson, applications).revoke({ params: { _application: _id } });
    const { closing } = await api(company).readClosing(of(id));
    expect(closing).toEqual({ writing: 1, waiting: 2, eliminated: 0, silent: 1, accepted: 1 });
  });
});
