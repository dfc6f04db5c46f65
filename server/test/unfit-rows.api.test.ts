import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { applications } from '#hiring/applications/tables.ts';
import { aPersonWithResume, apply } from './hiring.ts';
import { aRecruitment } from './recruitment.ts';
import { theWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

test('one damaged row does not affect the others in list and board of a recruitment, and is logged', async () => {
  const company = await world.aCompany();
  const id = await aRecruitment(world, company);
  const whole = await apply(world, await aPersonWithResume(world), id);
  const damaged = await apply(world, await aPersonWithResume(world), id);
  const card = { phone: '', email: 'a@b.kr', bornAt: '', address: '', summary: {} } as never;
  await world.db.update(applications).set({ card }).where(eq(applications.id, damaged._id));

  const logged = vi.spyOn(world.app.fastify.log, 'error');
  const list = await world.answers(company, applicants).list({ params: { _recruitment: id } });
  expect(list.statusCode).toBe(200);
  expect(list.json()).toMatchObject({ count: 2, applications: [{ _id: whole._id }] });
  const board = await world.answers(company, applicants).kanban({ params: { _recruitment: id } });
  expect(board.json().kanban.applied).toMatchObject({ count: 2, applications: [{ _id: whole._id }] });
  // Jobs of the previous file may still log meanwhile.
  const reported = logged.mock.calls
    .map(([about]) => about as unknown as { err?: Error; where?: string })
    .filter(({ err }) => err?.message.includes(damaged._id));
  expect(reported.map(({ where }) => where)).toEqual(Array(2).fill('a row left out of an answer'));
  expect(
    (
      await world
        .answers(company, applicants)
        .read({ params: { _recruitment: id, _application: damaged._id } })
    ).statusCode,
  ).toBe(500);
  logged.mockRestore();
});
