import { describe, expect, test } from 'vitest';
import { aRecruitment } from '../../../../../test/a-recruitment.ts';
import { conditionsOf, workplaceOf } from './conditions.ts';

const read = (input: Parameters<typeof aRecruitment>[0] = {}) =>
  Object.fromEntries(conditionsOf(aRecruitment(input)).map(({ names, value }) => [names.join('·'), value]));

describe('the conditions', () => {
  test('contain types, wage, period and experience', () => {
    expect(read()).toMatchObject({
      '고용 형태': '정규직',
      급여: '연봉 4,200만 ~ 5,500만 원',
      '근무 기간': '2030.02.01(금) ~ 상시',
      경력: '3년 이상',
    });
  });
  test('name conditions without a requirement together', () => {
    expect(read()['학력·나이·성별']).toBe('무관');
  });
  test('omit missing values', () => {
    const { employment } = aRecruitment();
    const wage = { type: null, value__min: null, value__max: null };
    expect(read({ employment: { ...employment, wage, startsAt: null } })).not.toHaveProperty('급여');
  });
  test('a reference to another source hides the amounts', () => {
    const { employment } = aRecruitment();
    const wage = { type: 'REFERENCE_TO_INTERVIEW' as const, value__min: 1, value__max: 2 };
    expect(read({ employment: { ...employment, wage } })['급여']).toBe('면접 후 결정');
  });
  test('the workplace is the whole address', () => {
    expect(workplaceOf(aRecruitment())).toBe('서울특별시 강남구 테헤란로 1, 7층');
  });
});
