import { beforeAll, describe, expect, test } from 'vitest';
import { addresses as addressesContract } from '@ieum/contract/foundation/addresses/endpoints.ts';
import { theWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const search = (query: string) =>
  world.answers(undefined, addressesContract).search({ query: { query }, address: '172.21.0.1' });

describe('GET /api/v1/addresses', () => {
  test('returns at most five suggestions with postcode, road and lot address', async () => {
    const { addresses } = (await search('서울')).json();
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.length).toBeLessThanOrEqual(5);
    expect(addresses[0]).toEqual({
      zoneCode: expect.stringMatching(/^\d{5}$/),
      roadAddress: expect.any(String),
      lotAddress: expect.any(String),
    });
  });

  test('returns nothing for an empty query or an unknown address', async () => {
    expect((await search('')).json().addresses).toEqual([]);
    expect((await search('없는동네이름')).json().addresses).toEqual([]);
  });

  test('is limited by address', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => search('서울')));
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
  });
});
