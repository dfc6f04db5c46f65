import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { jusoSearch } from './addresses-juso.ts';
import { sampleAddresses, sampleSearch, type AddressSearch } from './addresses.ts';
import { jusoSandbox } from '../sandbox/juso.ts';

let juso: Awaited<ReturnType<typeof jusoSandbox>>;
beforeAll(async () => {
  juso = await jusoSandbox({ key: 'KEY' });
});
afterAll(() => juso.close());
afterEach(() => {
  for (const knob of Object.keys(juso.faults)) Reflect.deleteProperty(juso.faults, knob);
});

const online = (changes = {}) => jusoSearch({ key: 'KEY', baseUrl: juso.url, ...changes });
const cityHall = {
  zoneCode: '04524',
  roadAddress: '서울특별시 중구 세종대로 110',
  lotAddress: '서울특별시 중구 태평로1가 31 서울특별시청',
};

describe.each<[string, () => AddressSearch]>([
  ['by juso.go.kr', () => online()],
  ['in the bundled sample', () => sampleSearch()],
])('%s', (_name, open) => {
  test.each([
    '세종대로 110',
    '태평로1가 31',
    '서울특별시청',
    '서울특별시청'.normalize('NFD'),
    ' 110   세종대로 ',
  ])('%j finds the city hall by road, lot or name', async (query) =>
    expect(await open().search(query)).toContainEqual(cityHall),
  );

  test('returns at most five, or fewer on request', async () => {
    expect(await open().search('서울특별시')).toHaveLength(5);
    expect(await open().search('서울특별시', 50)).toHaveLength(5);
    expect(await open().search('서울특별시', 2)).toHaveLength(2);
  });

  test.each(['', ' ', '없는길 999', "' or 1=1", '<>=%'])('%j finds nothing', async (query) => {
    expect(await open().search(query)).toEqual([]);
  });
});

describe('juso.go.kr', () => {
  test('is never sent the characters and words for which it blocks a key', async () => {
    await online().search(`세종대로 [110] %=> SELECT or ${'가'.repeat(60)}`);
    expect(juso.keywords.at(-1)).toMatch(/^세종대로 110 가{31}$/);
  });

  test('a query that is too short or too broad is not an error', async () => {
    for (const errorCode of ['E0006', 'E0008', 'E0015']) {
      juso.faults.errorCode = errorCode;
      expect(await online().search('서울')).toEqual([]);
    }
  });

  test('a wrong key, an outage and an invalid response are errors', async () => {
    await expect(online({ key: 'OTHER' }).search('서울')).rejects.toThrow('juso.go.kr rejected: E0001');
    juso.faults.errorCode = '-999';
    await expect(online().search('서울')).rejects.toMatchObject({ name: 'AddressSearchError' });
    juso.faults.isGarbled = true;
    await expect(online().search('서울')).rejects.toMatchObject({ name: 'AddressSearchError' });
    await expect(online({ baseUrl: 'http://127.0.0.1:1' }).search('서울')).rejects.toMatchObject({
      name: 'AddressSearchError',
    });
  });

  test('a slow response times out', async () => {
    juso.faults.delayMilliseconds = 1000;
    await expect(online({ timeoutMilliseconds: 100 }).search('서울')).rejects.toMatchObject({
      name: 'AddressSearchError',
    });
  });
});

test('every bundled address has a postcode, a road with a number, and occurs only once', () => {
  const addresses = sampleAddresses();
  expect(addresses.length).toBeGreaterThan(50);
  for (const { zipNo, roadAddrPart1 } of addresses) {
    expect(zipNo).toMatch(/^\d{5}$/);
    expect(roadAddrPart1).toMatch(/^\S+(?:시|도) .*\S(?:로|길) \d+(?:-\d+)?$/);
  }
  expect(new Set(addresses.map(({ roadAddrPart1 }) => roadAddrPart1)).size).toBe(addresses.length);
});
