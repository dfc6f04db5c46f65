import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
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
  const base = `/api/v1/company/recruitments/${id}`;
  const list = await world.call(company, 'GET', `${base}/applications`);
  expect(list.statusCode).toBe(200);
  expect(list.json()).toMatchObject({ count: 2, applications: [{ _id: whole._id }] });
  const board = await world.call(company, 'GET', `${base}/kanban`);
  expect(board.json().kanban.applied).toMatchObject({ count: 2, applications: [{ _id: whole._id }] });
  // Jobs of the previous file may still log meanwhile.
  const reported = logged.mock.calls
    .map(([about]) => about as unknown as { err?: Error; where?: string })
    .filter(({ err }) => err?.message.includes(damaged._id));
  expect(reported.map(({ where }) => where)).toEqual(Array(2).fill('a row left out of an answer'));
  expect((await world.call(company, 'GET', `${base}/applications/${damaged._id}`)).statusCode).toBe(500);
  logged.mockRestore();
});
