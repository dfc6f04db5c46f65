import { describe, expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

const ORIGIN = 'https://ieum.example';
const FOREIGN = 'evil.example';

/** Ways to make another site's address look like a path, each written before the foreign host. */
const dots = ['', '.', '..', '%2e', '%2E', '%2e%2e', '.%2e', 'x/..', 'x/%2e%2e', './.', 'x/y/../..'];
const slashes = ['/', '\\', '//', '\\\\', '/\\', '\\/', '/\t/', '/\n/', '/\r\n/', '\t/', '/\t', '/\t\\'];
const heads = ['/', '\\', '\t/', '\n/', ' /', '\u0000/', '\u00a0/'];
const schemes = [
  '',
  'https:',
  'http:',
  'HTTPS:',
  'https:/',
  'https://',
  'ht\ntps://',
  'javascript:',
  'data:',
  'blob:',
];
const hosts = [
  FOREIGN,
  `${FOREIGN}:443`,
  `ieum.example@${FOREIGN}`,
  `ieum.example.${FOREIGN}`,
  'evil。example',
  '[::1]',
];

const disguises = heads
  .flatMap((head) => dots.flatMap((dot) => slashes.map((slash) => head + dot + slash)))
  .concat(schemes.flatMap((scheme) => ['', ...heads, ...slashes].map((slash) => scheme + slash)))
  .flatMap((lead) => hosts.map((host) => `${lead}${host}/x?y#z`));

/** Whether a browser that is sent to this address stays on this site. */
const staysOnSite = (address: string) => new URL(address, `${ORIGIN}/login`).origin === ORIGIN;

/** A check that is too weak: the address starts with a slash and has this origin when parsed once. */
const weakCheck = (input: string) => {
  if (!input.startsWith('/')) return undefined;
  const address = new URL(input, ORIGIN);
  return address.origin === ORIGIN ? address.pathname + address.search + address.hash : undefined;
};

const followed = (judge: (input: string) => string | undefined) =>
  disguises.map(judge).filter((address) => address !== undefined);

describe('isOwnAddress', () => {
  test('rejects every disguise of another site', () => {
    const leaving = followed(ownAddress).filter((address) => !staysOnSite(address));
    expect(disguises.length).toBeGreaterThan(5000);
    expect(leaving).toEqual([]);
  });

  test('is stricter than the obvious check, which accepts some of these addresses', () => {
    expect(followed(weakCheck).filter((address) => !staysOnSite(address)).length).toBeGreaterThan(100);
  });

  test.each([
    '/',
    '/dashboard/applied?id=1#top',
    '/search?searchValue=https://evil.example/',
    '/recruitments?region=%EC%84%9C%EC%9A%B8&page=2',
    '/a//b',
    '/.well-known/x',
  ])('leaves %s unchanged', (input) => {
    expect(ownAddress(input)).toBe(input);
  });

  test('returns the address as browsers write it', () => {
    expect(ownAddress('/a/./b/../c')).toBe('/a/c');
    expect(ownAddress('/서울')).toBe('/%EC%84%9C%EC%9A%B8');
  });

  test('rejects empty, relative and overlong addresses', () => {
    for (const input of ['', 'x', '?x', '#x', './x', `/${'a'.repeat(5000)}`])
      expect(ownAddress(input)).toBeUndefined();
  });
});
