import {
  careerTexts,
  educationTexts,
  irrelevantTexts,
  payTypeTexts,
} from '@ieum/contract/hiring/recruitments/labels.ts';
import { describe, expect, test } from 'vitest';
import { aCard } from '../../../../test/a-recruitment.ts';
import { sayAll } from '#lib/format/copy.ts';
import { applicationText, careerText, careerValue, placeText } from './texts.ts';
import { cardCopy } from './card/card-copy.ts';
import { labels } from './card/labels-copy.ts';

const period = aCard().application;
const NOW = '2030-01-02T00:00:00Z';

describe('the application period', () => {
  test('has both ends with their weekday, without the year when it is the current one', () => {
    expect(applicationText(period, NOW)).toBe('01.02(수) ~ 01.04(금)');
  });
  test('has the year when an end is in another one', () => {
    expect(applicationText({ ...period, endsAt: '2031-01-03T00:00:00Z' }, NOW)).toBe(
      '2030.01.02(수) ~ 2031.01.03(금)',
    );
  });
  test('the day is the day in Seoul: one second after midnight there is the next day', () => {
    expect(applicationText({ ...period, endsAt: '2030-01-04T15:00:00Z' }, NOW)).toBe('01.02(수) ~ 01.05(토)');
  });
  test('an open-ended one has no end, and says when it closes on hiring', () => {
    expect(applicationText({ ...period, endsAt: null, isOpenHiring: true }, NOW)).toBe('마감일 없음');
    expect(applicationText({ ...period, isOpenHiring: true, closesOnHiring: true }, NOW)).toBe(
      '채용 시 마감',
    );
  });
  test('without a start it has only the end', () => {
    expect(applicationText({ ...period, startsAt: null }, NOW)).toBe('~ 01.04(금)');
  });
});

describe('the place', () => {
  const at = (address1: string, regions: string[], isAbroad = false) =>
    placeText({ place: { isAbroad, address1 }, regions });
  test('is region and city, with the short name of the region', () => {
    expect(at('경기도 성남시 분당구 판교로 1', ['경기'])).toBe('경기 성남시');
  });
  test('uses the regions of a recruitment without an address', () => {
    expect(at('', ['부산', '경남'])).toBe('부산, 경남');
  });
  test('all regions together are the whole country', () => {
    expect(
      at(
        '',
        Array.from({ length: 17 }, () => '서울'),
      ),
    ).toBe('전국');
  });
  test('abroad takes precedence over any address', () => {
    expect(at('', ['서울'], true)).toBe('해외');
  });
});

describe('the experience', () => {
  const nothing = { items: [], years: null, months: null, isIrrelevant: false };
  test.each([
    [{ ...nothing, isIrrelevant: true }, '경력 무관'],
    [{ ...nothing, items: ['NEW_RECRUIT' as const] }, '신입'],
    [{ ...nothing, items: ['NEW_RECRUIT' as const, 'EXPERIENCED' as const] }, '신입·경력'],
    [{ ...nothing, items: ['EXPERIENCED' as const], years: 3, months: 6 }, '경력 3년 6개월 이상'],
    [{ ...nothing, items: ['EXPERIENCED' as const] }, '경력'],
    [nothing, ''],
  ])('%o is shown as %s', (requested, texts) => {
    expect(careerText(requested)).toBe(texts);
  });
});

test('beside its own label experience is shown without it: 경력 | 3년 이상', () => {
  const requested = { items: ['EXPERIENCED' as const], years: 3, months: null, isIrrelevant: false };
  expect(careerValue(requested)).toBe('3년 이상');
  expect(careerValue({ ...requested, years: null })).toBe('경력');
});

test('the texts on cards and in the filters are those that a search finds', () => {
  const searched = [payTypeTexts, careerTexts, educationTexts].map((messages) => sayAll(messages));
  expect([labels.pay, labels.career, labels.education]).toEqual(searched);
  expect(cardCopy.anyCareer).toBe(sayAll(irrelevantTexts).career);
});
