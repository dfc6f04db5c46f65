import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { companyRecruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import type { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { newId } from '#kit/db/ids.ts';
import { aRecruitment, aWord } from '../../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany();
});

const setState = (id: string, state: RecruitmentState) =>
  world.answers(company, companyRecruitments).setState({ params: { _recruitment: id }, body: { state } });

describe('the preview picture', () => {
  const picture = (id: string, headers: Record<string, string> = {}) =>
    world.call(undefined, 'GET', `/recruitments/${id}/og.png`, { headers });

  test('is a PNG of 1200 by 630, and changes when the recruitment changes', async () => {
    const id = await aRecruitment(world, company, { subject: `${aWord()} 中國 😀` });
    const response = await picture(id);
    expect(response.headers['content-type']).toBe('image/png');
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    const etag = String(response.headers.etag);
    expect((await picture(id, { 'if-none-match': etag })).statusCode).toBe(304);
    const body = { subject: aWord() };
    await world.api(company, companyRecruitments).revise({ params: { _recruitment: id }, body });
    expect((await picture(id)).headers.etag).not.toBe(etag);
  });

  test('is 404 for a hidden or unknown recruitment, and remains for a closed one', async () => {
    const [over, hidden] = [await aRecruitment(world, company), await aRecruitment(world, company)];
    await setState(over, 'FINISHED');
    await setState(hidden, 'NO_SHOWN');
    expect((await picture(over)).statusCode).toBe(200);
    expect((await picture(hidden)).statusCode).toBe(404);
    expect((await picture(newId())).statusCode).toBe(404);
    expect((await picture('x')).statusCode).toBe(404);
  });

  test('drawing leaves the event loop free', async () => {
    const ids = await Promise.all(
      Array.from({ length: 4 }, () => aRecruitment(world, company, { subject: aWord(60) })),
    );
    const [thread, whole] = [process.threadCpuUsage(), process.cpuUsage()];
    const answers = await Promise.all(ids.map((id) => picture(id)));
    // CPU time, which other programs of a busy machine do not lengthen.
    const { user: ofThread } = process.threadCpuUsage(thread);
    const { user: ofAll } = process.cpuUsage(whole);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(ofThread).toBeLessThan(ofAll / 2);
  });
});
