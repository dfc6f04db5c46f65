import { describe, expect, test } from 'vitest';
import { aRecruitment } from '../../../../../test/a-recruitment.ts';
import { applyStateOf } from './apply-state.ts';

const application = (status: string) => ({
  _id: 'a1',
  status,
  writingStep: null,
  appliedAt: '2030-01-02T00:00:00Z',
});

const applyState = (
  recruitment: Parameters<typeof applyStateOf>[0]['recruitment'],
  own: ReturnType<typeof application> | null,
  hasBegun = true,
) => applyStateOf({ recruitment, hasBegun }, own);

describe('the state of a reader in a recruitment', () => {
  test('an open one can be applied to', () => {
    expect(applyState(aRecruitment(), null).kind).toBe('open');
  });
  test('the company that published it edits it and sees its applicants, open or closed', () => {
    for (const isOpen of [true, false])
      expect(applyStateOf({ recruitment: aRecruitment({ isOpen }), hasBegun: true }, null, true)).toEqual({
        kind: 'own',
        id: aRecruitment()._id,
        isFinal: false,
      });
  });
  test('a draft continues, a revoked application may start again', () => {
    expect(applyState(aRecruitment(), application('ON_WRITING')).kind).toBe('draft');
    expect(applyState(aRecruitment(), application('IS_REVOKED')).kind).toBe('revoked');
  });
  test('a submitted application is shown after the end', () => {
    const over = aRecruitment({ isOpen: false, state: 'FINISHED', closedReason: 'DEADLINE' });
    expect(applyState(over, application('IS_APPLIED')).kind).toBe('applied');
    expect(applyState(over, application('ON_RECRUIT')).kind).toBe('accepted');
  });
  test('an imported recruitment links to its origin, and shows only its text without an address', () => {
    const imported = (url: string | null) => aRecruitment({ source: { name: 'ALIO', url } });
    expect(applyState(imported('https://alio.example/1'), null)).toMatchObject({
      kind: 'source',
      url: 'https://alio.example/1',
    });
    expect(applyState(imported(null), null)).toMatchObject({ kind: 'source', url: null });
  });
  test.each([
    ['CANCELED' as const, null, '취소된 공고예요'],
    ['FINISHED' as const, 'HIRED' as const, '채용이 끝나서 마감했어요'],
    ['FINISHED' as const, 'COMPANY' as const, '기업이 접수를 마쳤어요'],
  ])('a recruitment that is %s by %s says why', (state, closedReason, texts) => {
    const over = aRecruitment({ isOpen: false, state, closedReason });
    expect(applyState(over, null)).toEqual({ kind: 'over', text: texts });
  });
  test('on its last day it shows the time at which it closed', () => {
    const over = aRecruitment({ isOpen: false, state: 'FINISHED', closedReason: 'DEADLINE', daysLeft: 0 });
    expect(applyState(over, null)).toEqual({ kind: 'over', text: '2030.01.04(금) 23:59에 마감했어요' });
  });
  test('before its first day it shows when it opens', () => {
    const early = aRecruitment({ isOpen: false });
    expect(applyState(early, null, false)).toEqual({
      kind: 'later',
      text: '2030.01.02(수) 00:00부터 지원할 수 있어요',
    });
  });
});
