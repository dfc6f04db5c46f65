import { beforeAll, describe, expect, test } from 'vitest';
import { applicationUrl, apply, aRecruitmentRow, OWN_APPLICATIONS } from '../../../test/hiring.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const COMPANY_LIST = '/api/v1/company/recruitments';
const draft = (person: TestActor, id: string) => world.call(person, 'POST', applicationUrl(id), { body: {} });
async function aCompanyWithRecruitment() {
  const company = await world.aCompany();
  return { company, recruitment: await aRecruitmentRow(world, company) };
}

describe('applications in recruitments', () => {
  test('the recruitment’s page includes the caller’s own application in short, and nobody else’s', async () => {
    const { company, recruitment } = await aCompanyWithRecruitment();
    const [person, other] = [await world.aPerson(), await world.aPerson()];
    const read = async (actor?: TestActor) =>
      (await world.call(actor, 'GET', `/api/v1/recruitments/${recruitment.id}`)).json().application;
    expect(await read(person)).toBeNull();
    await draft(person, recruitment.id);
    expect(await read(person)).toMatchObject({
      status: 'ON_WRITING',
      writingStep: 'RESUME',
      appliedAt: null,
    });
    const { _id: id } = await apply(world, person, recruitment.id);
    expect(await read(person)).toMatchObject({ _id: id, status: 'IS_APPLIED' });
    expect([await read(other), await read(company), await read()]).toEqual([null, null, null]);
  });

  test('the company’s list counts applications by stage; drafts and revoked ones do not count', async () => {
    const { company, recruitment } = await aCompanyWithRecruitment();
    const [first, second, third] = [await world.aPerson(), await world.aPerson(), await world.aPerson()];
    await draft(first, recruitment.id);
    const { _id: revoked } = await apply(world, second, recruitment.id);
    await world.call(second, 'POST', `${OWN_APPLICATIONS}/${revoked}/revoke`, { body: {} });
    const { _id: id, appliedAt } = await apply(world, third, recruitment.id);
    await world.call(company, 'PUT', `${COMPANY_LIST}/${recruitment.id}/applications/${id}/stage`, {
      body: { stage: 'ON_MEETING' },
    });
    const [row] = (await world.call(company, 'GET', COMPANY_LIST)).json().recruitments;
    expect(row.applicants).toEqual({
      count: 1,
      unviewedCount: 1,
      latestAppliedAt: appliedAt,
      stages: { IS_APPLIED: 0, ON_PENDING: 0, ON_MEETING: 1, ON_RECRUIT: 0, ELIMINATED: 0 },
    });
  });

  test('a recruitment with an application or a draft cannot be deleted', async () => {
    const { company, recruitment } = await aCompanyWithRecruitment();
    await draft(await world.aPerson(), recruitment.id);
    const answer = await world.call(company, 'DELETE', `${COMPANY_LIST}/${recruitment.id}`);
    expect(answer.statusCode).toBe(409);
  });
});
