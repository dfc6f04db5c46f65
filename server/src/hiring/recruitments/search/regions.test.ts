import { expect, test } from 'vitest';
import { placesOf, regionOf, regionsIn } from './regions.ts';

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

test.each([
  ['충청북도에서', '충북'],
  ['Gyeonggi-do', '경기'],
  ['在SEOUL工作', '서울'],
  ['釜山广域市的', '부산'],
])('%s names %s', (text, region) => {
  expect(regionsIn(text).regions).toEqual([region]);
});

test('the rest of a text is without the names of its regions, and a word that only begins with one is left', () => {
  expect(regionsIn('부산이나 대구에 있는 대구은행')).toEqual({
    regions: ['부산', '대구'],
    rest: '    있는 대구은행',
  });
  expect(regionsIn('Busanite').regions).toEqual([]);
});
