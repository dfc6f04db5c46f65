import { expect, test } from 'vitest';
import type { TextingPreview } from '../data.ts';
import { errorOf, filledFor, reachableOf } from './message-checks.ts';
import { composeCopy as copy } from './copy.ts';
import { isTemplate, templatesOf } from './templates.ts';

const preview = (input: Partial<TextingPreview['values']> = {}): TextingPreview => ({
  values: { company: '한빛정밀', recruitment: '해외영업', link: null, sender: '김담당', phone: '', ...input },
  addressees: [
    { _application: '1', name: '윤지호', to: '010****1001', problem: null },
    { _application: '2', name: '남궁민수', to: '', problem: 'NO_ADDRESS' },
  ],
  left: 500,
  leavesAt: null,
  own: null,
});

test('a text is filled for each person, and other braces stay', () => {
  expect(filledFor('{name} 님, {company} {recruitment} {etc}', preview(), '윤지호')).toBe(
    '윤지호 님, 한빛정밀 해외영업 {etc}',
  );
});

test('only those without a problem receive it', () => {
  expect(reachableOf(preview()).map(({ name }) => name)).toEqual(['윤지호']);
});

test('an empty text, one that is too long once it is filled, an unknown placeholder, and a link without a meeting are wrong', () => {
  expect(errorOf(' ', preview())).toBe(copy.none);
  expect(errorOf('안내', preview())).toBeUndefined();
  expect(errorOf('{name} 님, {부서}입니다', preview())).toBe(copy.unknown('{부서}'));
  expect(errorOf('{name} 님 {company}', preview())).toBeUndefined();
  expect(errorOf('{link}', preview())).toBe(copy.noLink);
  expect(errorOf('{link}', preview({ link: 'https://ieum.example/meetings/1' }))).toBeUndefined();
  expect(errorOf(`${'가'.repeat(998)}{name}`, preview())).toBe(copy.tooLong);
});

test('the template of a meeting needs its link, and an own text is none', () => {
  expect(templatesOf(false)).not.toContain('meeting');
  expect(templatesOf(true)[0]).toBe('meeting');
  expect(isTemplate(copy.messages.received)).toBe(true);
  expect(isTemplate('직접 쓴 내용')).toBe(false);
});
