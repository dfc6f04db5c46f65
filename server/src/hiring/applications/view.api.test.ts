import { beforeAll, describe, expect, test } from 'vitest';
import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { companyRecruitments, recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { apply, aRecruitmentRow } from '../../../test/hiring.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const draft = (person: TestActor, id: string) =>
  world.answers(person, applications).open({ params: { _recruitment: id }, body: {} });
async function aCompanyWithRecruitment() {
  const company = await world.aCompany();
  return { company, recruitment: await aRecruitmentRow(world, company) };
}

describe('applications in recruitments', () => {
  test('the recruitment’s page includes the caller’s own application in short, and nobody else’s', async () => {
    const { company, recruitment } = await aCompanyWithRecruitment();
    const [person, other] = [await world.aPerson(), await world.aPerson()];
    const read = async (actor?: TestActor) =>
      (await world.api(actor, recruitments).read({ params: { _recruitment: recruitment.id } })).application;
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
    await world.api(second, applications).revoke({ params: { _application: revoked } });
    const { _id: id, appliedAt } = await apply(world, third, recruitment.id);
    await world
      .api(company, applicants)
      .stage({ params: { _recruitment: recruitment.id, _application: id }, body: { stage: 'ON_MEETING' } });
    const [row] = (await world.api(company, companyRecruitments).list()).recruitments;
    expect(row?.applicants).toEqual({
      count: 1,
      unviewedCount: 1,
      latestAppliedAt: appliedAt,
      stages: { IS_APPLIED: 0, ON_PENDING: 0, ON_MEETING: 1, ON_RECRUIT: 0, ELIMINATED: 0 },
    });
  });

  test('a recruitment with an application or a draft cannot be deleted', async () => {
    const { company, recruitment } = await aCompanyWithRecruitment();
    await draft(await world.aPerson(), recruitment.id);
    const answer = await world
      .answers(company, companyRecruitments)
      .remove({ params: { _recruitment: recruitment.id } });
    expect(answer.statusCode).toBe(409);
  });
});
