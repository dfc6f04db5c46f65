import { beforeAll, describe, expect, test } from 'vitest';
import { boardCodes, consoleBoards } from '@ieum/contract/content/boards/endpoints.ts';
import { consoleFaqs } from '@ieum/contract/content/faqs/endpoints.ts';
import { consoleNotices } from '@ieum/contract/content/notices/endpoints.ts';
import { search as searchContract } from '@ieum/contract/site/search/endpoints.ts';
import { companies as companiesContract } from '@ieum/contract/hiring/companies/endpoints.ts';
import { newId } from '#kit/db/ids.ts';
import { aRecruitment, aWord } from '../../../test/recruitment.ts';
import { theWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const api = () => world.api(undefined, companiesContract);
const answers = () => world.answers(undefined, companiesContract);
const of = (id: string) => ({ params: { _company: id } });
const search = (word: string) =>
  world.api(undefined, searchContract).search({ query: { searchValue: word } });

describe('GET /api/v1/search', () => {
  test('returns recruitments and companies with their counts', async () => {
    const name = aWord();
    const company = await world.aCompany({ name });
    const id = await aRecruitment(world, company);
    await world.aPendingCompany({ name });
    expect(await search(name)).toMatchObject({
      recruitments: [{ _id: id }],
      companies: [{ _id: company.company?.id, name, recruitmentCount: 1 }],
      counts: { recruitments: { count: 1 }, companies: { count: 1 } },
    });
  });

  test('returns the published questions and notices of the help centre with their counts', async () => {
    const word = aWord();
    const admin = await world.anAdministrator();
    const draft = { category: 'ETC', question: `${word} 질문`, answer: '<p>답</p>' } as const;
    const { faq } = await world.api(admin, consoleFaqs).create({ body: draft });
    await world.api(admin, consoleFaqs).create({ body: { ...draft, isActive: false } });
    const notice = { subject: '안내', content: `<p>${word}</p>`, isActive: true };
    const { notification } = await world.api(admin, consoleNotices).create({ body: notice });
    expect(await search(word)).toMatchObject({
      faqs: [{ _id: faq._id }],
      notices: [{ _id: notification._id }],
      counts: { faqs: { count: 1 }, notices: { count: 1 }, recruitments: { count: 0 } },
    });
  });

  test('returns the posts of boards that the caller may read', async () => {
    const word = aWord();
    const admin = await world.anAdministrator();
    const write = async (readers: 'ANYONE' | 'MEMBERS') => {
      const code = `s-${newId()}`.slice(0, 40);
      const name = { ko: '게시판', en: '', cn: '' };
      const rights = { writers: 'CONSOLE', allowsComments: false, isActive: true } as const;
      const board = { code, name, readers, ...rights, _levels: [] };
      await world.api(admin, boardCodes).create({ body: board });
      const post = { code, subject: '글', content: `<p>${word}</p>`, isActive: true };
      return (await world.api(admin, consoleBoards).create({ body: post })).board._id;
    };
    const id = await write('ANYONE');
    await write('MEMBERS');
    expect(await search(word)).toMatchObject({ boards: [{ _id: id }], counts: { boards: { count: 1 } } });
  });

  test('returns nothing for an empty query and for a text that does not occur', async () => {
    for (const word of ['', '   ', aWord(4)])
      expect(await search(word)).toMatchObject({
        recruitments: [],
        companies: [],
        counts: { recruitments: { count: 0 } },
      });
  });
});

describe('GET /api/v1/companies', () => {
  test('lists approved companies only and no account data', async () => {
    const word = aWord();
    const approved = await world.aCompany({
      name: `${word} 하나`,
      email: 'private@example.com',
      phone: '01055556666',
    });
    await world.aPendingCompany({ name: `${word} 둘` });
    const response = await answers().list({ query: { searchValue: word } });
    expect(response.json()).toMatchObject({ count: 1, companies: [{ _id: approved.company?.id }] });
    const one = await answers().read(of(approved.company?.id));
    for (const { body } of [response, one])
      expect(body).not.toMatch(new RegExp(`private@|5555|${approved.user.username}|usiness|_user`));
  });

  test('one company has its profile and social links, a pending or unknown one is 404', async () => {
    const links = { twitter: 'https://x.com/a', instagram: 'https://instagram.com/a' };
    const { company } = await world.aCompany({ socialLinks: links, introduction: '부품을 만들어요' });
    expect((await api().read(of(company.id))).company).toMatchObject({
      ceoName: '김대표',
      introduction: '부품을 만들어요',
      socialLinks: { ...links, facebook: null },
    });
    const pending = await world.aPendingCompany();
    for (const id of [pending.company.id, newId(), 'x']) {
      expect((await answers().read(of(id))).statusCode).toBe(404);
      expect((await answers().listRecruitments(of(id))).statusCode).toBe(404);
    }
  });

  test('continues by name with its cursor, and lists the ongoing recruitments of one', async () => {
    const word = aWord();
    const owner = await world.aCompany({ name: `${word} 가` });
    await world.aCompany({ name: `${word} 나` });
    const first = await api().list({ query: { searchValue: word, limit: 1 } });
    const second = await api().list({
      query: { searchValue: word, limit: 1, after: first.next ?? undefined },
    });
    expect([first, second].map(({ companies }) => companies[0]?.name)).toEqual([`${word} 가`, `${word} 나`]);
    const id = await aRecruitment(world, owner);
    const listed = await api().listRecruitments(of(owner.company.id));
    expect(listed).toMatchObject({ count: 1, recruitments: [{ _id: id }] });
  });
});
