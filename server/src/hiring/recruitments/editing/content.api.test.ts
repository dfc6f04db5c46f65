import { beforeAll, describe, expect, test } from 'vitest';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { companyRecruitments, recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { aDraft } from '../../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany();
});

const write = (content: string) => {
  const body = { ...aDraft(world.clock.now(), { content }), state: 'ON_GOING' as const };
  return world.answers(company, companyRecruitments).create({ body });
};
const { text, markup } = bounds.recruitmentContent;

describe('the content of a recruitment', () => {
  test.each([
    ['ampersands', `<p>${'&'.repeat(text)}</p>`],
    ['signs of markup', `<p>${'&lt;'.repeat(text)}</p>`],
    ['links', '<p><a href="https://b.kr/1">b</a></p>'.repeat(690)],
    ['Hangul', `<p>${'가'.repeat(text)}</p>`],
  ])('of %s up to the maximum is published, read by everybody and saved again unchanged', async (_, html) => {
    const made = await write(html);
    expect(made.statusCode).toBe(200);
    const { _id: id, content } = made.json().recruitment;
    const open = await world.answers(undefined, recruitments).read({ params: { _recruitment: id } });
    expect(open.statusCode).toBe(200);
    expect(open.json().recruitment.content).toBe(content);
    const again = await world
      .answers(company, companyRecruitments)
      .revise({ params: { _recruitment: id }, body: { content } });
    expect(again.statusCode).toBe(200);
    expect(again.json().recruitment.content).toBe(content);
  });

  test.each([
    ['a letter too many', `<p>${'a'.repeat(text + 1)}</p>`],
    ['too much markup once cleaned', `<p>a</p>${'<br>'.repeat(markup / 5)}`],
    ['too much markup as it comes', `<p>a</p>${'<!---->'.repeat(markup / 6)}`],
  ])('of %s is rejected at its field', async (_, html) => {
    const rejected = await write(html);
    expect(rejected.statusCode).toBe(400);
    expect(rejected.error().fields).toEqual({
      content: '상세 내용이 너무 길어요. 20,000자까지 쓸 수 있어요.',
    });
  });
});
