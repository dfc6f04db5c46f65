import { describe, expect, it } from 'vitest';
import { placeIn } from './match-hangul.ts';

describe('a search in a name', () => {
  it.each([
    ['공지', '공', 0],
    ['새 공지 쓰기', '공지', 1],
    ['새 공지 쓰기', '공지쓰', 1],
    ['새 공지 쓰기', 'ㄱㅈ', 1],
    ['새 공지 쓰기', 'ㅅㄱㅈㅆㄱ', 0],
    ['공지', '고', 0],
    ['공지', '공ㅈ', 0],
    ['회원', '호', 0],
    ['감사 기록', 'ㄳ', 0],
    ['Audit log', 'audit L', 0],
    ['Audit log', 'log', 5],
    ['1:1 문의', '1:1ㅁ', 0],
    ['회원', '', 0],
  ])('%s by %s', (name, search, place) => {
    expect(placeIn(name, search)).toBe(place);
  });

  it.each([
    ['공지', '지공'],
    ['강의', '아'],
    ['공지', 'ㅈㄱ'],
    ['공지', 'ㅗ'],
    ['회원', 'member'],
  ])('not %s by %s', (name, search) => {
    expect(placeIn(name, search)).toBe(-1);
  });
});
