import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleNotices } from '@ieum/contract/content/notices/endpoints.ts';
import { companyRecruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { aRecruitment, aWord } from '../../../../test/recruitment.ts';
import { openWorld, type TestActor, type World } from '../../../../test/world.ts';
import { documentOf, element } from './xml.ts';

/** A separate world: in others recruitments are published too, with clocks of their own. */
let world: World;
let company: TestActor;
beforeAll(async () => {
  world = await openWorld();
  company = await world.aCompany({ name: 'R&D <한빛>' });
});
afterAll(async () => {
  await world.app.close();
  await world.database.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  world.call(undefined, 'GET', url, { headers });
const close = (id: string) =>
  world
    .answers(company, companyRecruitments)
    .setState({ params: { _recruitment: id }, body: { state: 'FINISHED' } });
/** Every address of the sitemap, page by page, as the index lists them. */
async function listed(): Promise<string> {
  const index = (await get('/sitemap.xml')).body;
  const pages = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  const bodies = await Promise.all(pages.map(async (path) => (await get(path)).body));
  return bodies.join('\n');
}
/** Moves the clock so that cached copies, valid for thirty seconds, expire. */
const later = () => world.clock.advance(31);

describe('the sitemap', () => {
  test('lists open recruitments and companies with the day they changed, never closed or hidden ones', async () => {
    const [open, over] = [await aRecruitment(world, company), await aRecruitment(world, company)];
    await close(over);
    later();
    const all = await listed();
    expect(all).toMatch(new RegExp(`/recruitments/${open}</loc>\\s*<lastmod>20\\d\\d-`));
    expect(all).not.toContain(over);
    expect(all).toMatch(new RegExp(`/companies/${company.company?.id}</loc>\\s*<lastmod>`));
    expect(all).toContain('http://localhost:3000/about</loc>');
  });

  test('lists the notices that visitors see, and the pages of the help centre', async () => {
    const admin = await world.anAdministrator();
    const write = async (isActive: boolean) => {
      const body = { subject: '안내', content: '<p>내용</p>', isActive };
      return (await world.api(admin, consoleNotices).create({ body })).notification._id;
    };
    const [shown, draft] = [await write(true), await write(false)];
    later();
    const all = await listed();
    expect(all).toContain(`/center/notice/${shown}</loc>`);
    expect(all).not.toContain(draft);
    expect(all).toContain('http://localhost:3000/center/faqs</loc>');
  });

  test('has no page after its last one', async () => {
    for (const path of ['/sitemaps/recruitments-900.xml', '/sitemaps/users-1.xml', '/sitemaps/..%2fx'])
      expect((await get(path)).statusCode).toBe(404);
  });
});

describe('the feed', () => {
  test('begins with the newest recruitment, its text escaped for XML, and drops it at once when it closes', async () => {
    const subject = `${aWord()} <b>영업</b> & "구매"`;
    const id = await aRecruitment(world, company, { subject });
    const response = await get('/rss.xml');
    expect(response.headers['content-type']).toMatch('application/rss+xml');
    const [, first = ''] = /<item>([\s\S]*?)<\/item>/.exec(response.body) ?? [];
    expect(first).toContain(`&lt;b&gt;영업&lt;/b&gt; &amp; &quot;구매&quot;`);
    expect(first).toContain(`/recruitments/${id}</link>`);
    expect(first).toContain('R&amp;D &lt;한빛&gt;');
    await close(id);
    expect((await get('/rss.xml')).body).not.toContain(id);
  });

  test('answers 304 to a reader that has the current version', async () => {
    const { headers } = await get('/rss.xml');
    expect((await get('/rss.xml', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test('never contains a character that XML does not allow', () => {
    const bytes = documentOf(element('a', 'x\u0000\u0008\uFFFE\uD800y\n😀'));
    expect(bytes.toString()).toContain('<a>xy\n😀</a>');
  });
});

test('robots.txt lists the closed paths and the sitemap', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain('Disallow: /dashboard');
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});
