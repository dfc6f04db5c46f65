import { expect, test } from 'vitest';
import { placesOf, regionOf } from './regions.ts';

test.each([
  ['서울특별시', '서울'],
  ['경기', '경기'],
  ['충청북도', '충북'],
  ['경상남도', '경남'],
])('%s is %s', (name, region) => {
  expect(regionOf(name)).toBe(region);
});

test.each(['constructor', '__proto__', 'toString', 'Texas', ''])('%s is no region', (name) => {
  expect(regionOf(name)).toBeUndefined();
  expect(placesOf(`${name} 성남시`)).toBeUndefined();
});
