import { describe, expect, test } from 'vitest';
import { cacheKeyOf } from './addresses.ts';
import { HtmlCache, pageOf } from './html-cache.ts';
import { policyOf } from './content-security-policy.ts';

const page = (text: string) => pageOf(200, Buffer.from(text), '');

function counter() {
  let rendered = 0;
  return { render: async () => page(`render ${++rendered}`), count: () => rendered };
}

/** A rendering that ends when the test says so. */
function paused(text: string) {
  let finish = () => {};
  const end = new Promise<void>((resolve) => (finish = resolve));
  return { render: () => end.then(() => page(text)), finish };
}

describe('the page cache', () => {
  test('a page is rendered once for all requests within thirty seconds', async () => {
    let time = 0;
    const cache = new HtmlCache(() => time);
    const { render, count } = counter();
    await Promise.all([cache.get('a', [], render), cache.get('a', [], render)]);
    await cache.get('a', [], render);
    expect(count()).toBe(1);
    time = 31_000;
    await cache.get('a', [], render);
    expect(count()).toBe(2);
  });

  test('a dropped tag drops its pages at once and no others', async () => {
    const cache = new HtmlCache();
    const first = counter();
    const other = counter();
    await cache.get('list', ['recruitments'], first.render);
    await cache.get('terms', ['terms'], other.render);
    cache.drop(['recruitments']);
    await cache.get('list', ['recruitments'], first.render);
    await cache.get('terms', ['terms'], other.render);
    expect([first.count(), other.count()]).toEqual([2, 1]);
  });

  test('a page rendered from data that a write has just replaced is not cached', async () => {
    const cache = new HtmlCache();
    const { render, finish } = paused('old');
    const slow = cache.get('list', ['recruitments'], render);
    cache.drop(['recruitments']);
    finish();
    await slow;
    const fresh = await cache.get('list', ['recruitments'], async () => page('new'));
    expect(fresh.html.toString()).toBe('new');
  });

  test('a rendering that a write has overtaken leaves the newer one, which all requests share', async () => {
    const cache = new HtmlCache();
    const old = paused('old');
    const newer = paused('new');
    const replaced = cache.get('list', ['recruitments'], old.render);
    cache.drop(['recruitments']);
    const first = cache.get('list', ['recruitments'], newer.render);
    old.finish();
    await replaced;
    const second = cache.get('list', ['recruitments'], async () => page('a third'));
    newer.finish();
    expect((await Promise.all([first, second])).map(({ html }) => html.toString())).toEqual(['new', 'new']);
  });

  test('a dropped tag leaves the pages of other tags that are being rendered', async () => {
    const cache = new HtmlCache();
    const { render, finish } = paused('terms');
    const underWay = cache.get('terms', ['terms'], render);
    cache.drop(['recruitments']);
    finish();
    await underWay;
    const next = await cache.get('terms', ['terms'], async () => page('again'));
    expect(next.html.toString()).toBe('terms');
  });
});

describe('the cache key', () => {
  test('changes with the Seoul day, so that D-Day changes at midnight', () => {
    expect(cacheKeyOf('/', 'ko', new Date('2026-11-20T14:59:59Z'))).not.toBe(
      cacheKeyOf('/', 'ko', new Date('2026-11-20T15:00:00Z')),
    );
  });
});

describe('the content security policy', () => {
  test('allows every inline script by hash, no data block, and nothing unsafe', () => {
    const html =
      '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
    const policy = policyOf(html);
    expect(policy.match(/sha256-/g)).toHaveLength(1);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain('frame-src');
  });

  test('names the origins that the page shows in a frame, and no others', () => {
    const frames = ['https://player.vimeo.com'];
    expect(policyOf('', { frames })).toContain('; frame-src https://player.vimeo.com;');
  });
});

describe('a page that shows planned content', () => {
  const CHANGE = 10_000;
  const isChanged = (tags: readonly string[], from: number, to: number) =>
    tags.includes('banners') && CHANGE > from && CHANGE <= to;

  test('is rendered again from the moment at which the content begins, and not before', async () => {
    let time = 0;
    const cache = new HtmlCache(() => time, isChanged);
    const { render, count } = counter();
    await cache.get('home', ['banners'], render);
    time = CHANGE - 1;
    await cache.get('home', ['banners'], render);
    expect(count()).toBe(1);
    time = CHANGE;
    await cache.get('home', ['banners'], render);
    await cache.get('home', ['banners'], render);
    expect(count()).toBe(2);
  });

  test('is rendered again when its rendering began before the moment', async () => {
    let time = CHANGE - 1;
    const cache = new HtmlCache(() => time, isChanged);
    await cache.get('home', ['banners'], async () => {
      time = CHANGE + 1;
      return page('old');
    });
    const fresh = await cache.get('home', ['banners'], async () => page('new'));
    expect(fresh.html.toString()).toBe('new');
  });
});
