import { describe, expect, it } from 'vitest';
import { certificates } from './certificates.ts';
import { findSuggestions } from './find-suggestions.ts';
import { languageTests } from './language-tests.ts';
import { schools } from './schools.ts';

const names = (list: string, typed: string) => findSuggestions(list, typed).map(({ name }) => name);

describe('suggestions', () => {
  it('begin with names that start with the input, then those that contain it', () => {
    expect(names(schools, '서울')[0]).toBe('서울대학교');
    expect(names(schools, '한국외')).toContain('한국외국어대학교');
    expect(names(schools, '외국어').length).toBeGreaterThan(1);
  });

  it('are found by English names and by initial consonants', () => {
    expect(names(schools, 'yonsei')).toContain('연세대학교');
    expect(names(schools, 'ㅂㅅㄷ')).toContain('부산대학교');
  });

  it('ignore spaces, brackets and case', () => {
    expect(names(certificates, '국제 무역사1')).toEqual(['국제무역사 1급']);
    expect(names(schools, 'kaist')).toHaveLength(1);
  });

  it('contain the issuer of a certificate', () => {
    expect(findSuggestions(certificates, '보세사')).toEqual([]);
    expect(findSuggestions(certificates, '보세')).toEqual([
      { name: '보세사', note: 'Bonded Goods Caretaker', extra: '한국관세물류협회' },
    ]);
  });

  it('are at most eight, and none for an empty field', () => {
    expect(names(schools, '대')).toHaveLength(8);
    expect(names(schools, ' ')).toEqual([]);
  });

  it('contain each name once, in both languages', () => {
    const lists = [schools, certificates, ...Object.values(languageTests)];
    for (const list of lists) {
      const lines = list.split('\n');
      expect(new Set(lines.map((line) => line.split('|')[0])).size).toBe(lines.length);
      for (const line of lines) expect(line).toMatch(/^[^|]+\|[^|]+(\|[^|]*)?$/);
    }
  });
});
