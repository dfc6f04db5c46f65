import { describe, expect, it } from 'vitest';
import { documentOf } from './document-address.ts';
import { routeTable } from './route-table.ts';

const ID = '0190a5b0-7a00-7000-8000-000000000001';
const stored = (address: string) => expect.objectContaining({ address, isCached: true });

describe('the document of an address', () => {
  it('is the page itself for every screen of the table', () => {
    const screens = routeTable.filter(
      ({ path, screen, caching }) => screen && !path.includes(' ') && !caching?.isSecret,
    );
    expect(screens.length).toBeGreaterThan(40);
    for (const { path } of screens) {
      const address = path.replace(/\{_\w+\}/g, ID).replace(/\{\w+\}/g, 'complete');
      expect(documentOf(address)).toEqual(stored(address));
    }
  });

  it('is the same for every unknown path of an area, however it is written', () => {
    for (const path of ['/nowhere', '/a/b/c', '/%72ecruitments', '/a//', '/RECRUITMENTS'])
      expect(documentOf(path)).toEqual(stored('/404'));
    expect(documentOf('/console/nowhere?x=1')).toEqual(stored('/console/404'));
    expect(documentOf('/dashboard/nowhere/either')).toEqual(stored('/dashboard/404'));
    expect(documentOf('/programs')).toEqual(stored('/404'));
  });

  it('is that of a missing row for every id of another form', () => {
    for (const id of ['1', 'x%00', ID.toUpperCase()])
      expect(documentOf(`/recruitments/${id}?x=1`)).toEqual(
        stored('/recruitments/00000000-0000-0000-0000-000000000000'),
      );
  });

  it('ignores query parameters that its page does not read', () => {
    for (const query of ['tab=random', 'utm_source=mail', 'sort=random', 'page=x'])
      for (const path of [
        '/',
        '/about',
        '/recruitments',
        `/recruitments/${ID}`,
        '/console/users',
        '/dashboard',
      ])
        expect(documentOf(`${path}?${query}`)).toEqual(stored(path));
  });

  it('normalises the parameters that its page reads', () => {
    const one = documentOf('/recruitments?page=2&sort=CREATED_AT_DESC&types=REGULAR&x=1');
    expect(one).toEqual(documentOf('/recruitments/?types=REGULAR,NONE&sort=CREATED_AT_DESC&page=2'));
    expect(one.isCached).toBe(true);
    expect(documentOf(`/companies/${ID}?page=3`)).toEqual(stored(`/companies/${ID}?page=3`));
    expect(documentOf('/search?page=1&tab=all')).toEqual(stored('/search'));
  });

  it('is not cached where it contains free text of a visitor', () => {
    expect(documentOf('/recruitments?searchValue=무역')).toMatchObject({ isCached: false });
    expect(documentOf('/search?searchValue=무역')).toMatchObject({ isCached: false });
    expect(documentOf('/login?next=/dashboard/applied?id=1')).toMatchObject({ isCached: false });
    expect(documentOf('/login?next=/.//evil.example')).toEqual(stored('/login'));
  });

  it('is invalidated by the tags of its content', () => {
    const tagsOf = (own: string) => documentOf(own).tags;
    expect(tagsOf('/')).toEqual(['recruitments', 'banners', 'boards', 'settings']);
    expect(tagsOf('/recruitments?page=2')).toEqual(['recruitments', 'settings']);
    expect(tagsOf('/search')).toEqual([
      'recruitments',
      'notices',
      'faqs',
      'boards',
      'lectures',
      'hash-tags',
      'settings',
    ]);
    expect(tagsOf(`/recruitments/${ID}`)).toEqual([
      `recruitment:${ID}`,
      'recruitments',
      'hash-tags',
      'settings',
    ]);
    expect(tagsOf(`/companies/${ID}/?page=2`)).toEqual([`company:${ID}`, 'recruitments', 'settings']);
    expect(tagsOf('/privacy-policy')).toEqual(['terms', 'settings']);
    expect(tagsOf('/join/form')).toEqual(['terms']);
    expect(tagsOf(`/lectures/${ID}`)).toEqual([
      `lecture:${ID}`,
      'lectures',
      'recruitments',
      'hash-tags',
      'settings',
    ]);
    expect(tagsOf('/nowhere')).toEqual(['settings']);
    expect(tagsOf('/dashboard/company')).toEqual([]);
  });

  it('names the players on the pages of lectures, and nothing on any other', () => {
    const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
    expect(documentOf('/lectures').frames).toEqual(players);
    expect(documentOf(`/lectures/${ID}`).frames).toEqual(players);
    const others = routeTable.filter(({ path }) => !path.startsWith('/lectures'));
    expect(others.flatMap(({ frames = [] }) => frames)).toEqual([]);
  });
});
