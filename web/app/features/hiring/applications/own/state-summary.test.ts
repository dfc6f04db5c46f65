import type { OwnApplicationRow } from '@ieum/contract/hiring/applications/schemas.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anApplication } from '../../../../../test/an-application.ts';
import { continueAddress, inOrder, isRecentResult, nextStepOf, trackOf } from './state-summary.ts';

const NOW = Date.parse('2026-11-20T12:00:00+09:00');
const { progressAt } = anApplication();

// Days of another year are written with it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

const applied = (change: Partial<OwnApplicationRow>) =>
  anApplication({ status: 'IS_APPLIED', appliedAt: '2026-11-14T02:00:00.000Z', ...change });

const placeOf = (row: OwnApplicationRow) => {
  const track = trackOf(row);
  return track && [track.position, track.stages[track.position - 1]];
};

describe('the stage of an application', () => {
  it('counts five stages: 작성, 접수, 검토, 면접, 결과', () => {
    expect(trackOf(anApplication())?.stages).toEqual(['작성', '접수', '검토', '면접', '결과']);
    expect(placeOf(anApplication())).toEqual([1, '작성']);
    expect(placeOf(applied({ progress: 'APPLIED' }))).toEqual([2, '접수']);
    expect(placeOf(applied({ progress: 'VIEWED' }))).toEqual([2, '접수']);
    expect(placeOf(applied({ progress: 'REVIEWING' }))).toEqual([3, '검토']);
    expect(placeOf(applied({ progress: 'MEETING' }))).toEqual([4, '면접']);
  });

  it('ends with 합격, 불합격 or, for a cancelled recruitment, 종료', () => {
    const { recruitment } = anApplication();
    expect(placeOf(applied({ status: 'ON_RECRUIT', progress: 'ACCEPTED' }))).toEqual([5, '합격']);
    expect(placeOf(applied({ progress: 'CLOSED' }))).toEqual([5, '불합격']);
    const canceled = { ...recruitment, state: 'CANCELED' as const };
    expect(placeOf(applied({ progress: 'CLOSED', recruitment: canceled }))).toEqual([5, '종료']);
    expect(trackOf(applied({ status: 'IS_REVOKED', progress: null }))).toBeUndefined();
  });
});

describe('the next step', () => {
  it('is the next appointment of an ongoing application, and not of a decided one', () => {
    const appointment = { title: '내일 14:00에 면담이 있어요', note: '1차 면담' };
    const step = (progress: 'MEETING' | 'CLOSED') =>
      nextStepOf(applied({ progress }), NOW, appointment).title;
    expect(step('MEETING')).toBe(appointment.title);
    expect(step('CLOSED')).not.toBe(appointment.title);
    const action = { label: '시간 고르기', to: '/meetings/1' };
    expect(nextStepOf(applied({ progress: 'VIEWED' }), NOW, { ...appointment, action }).tone).toBe('todo');
  });

  it('warns of the last hours before a draft can no longer be sent', () => {
    const { recruitment } = anApplication();
    const closing = (endsAt: string) =>
      nextStepOf(
        anApplication({
          recruitment: {
            ...recruitment,
            isOpen: true,
            application: { ...recruitment.application, endsAt, isOpenHiring: false },
          },
        }),
        NOW,
      );
    expect(closing('2026-11-20T14:30:00+09:00')).toMatchObject({
      tone: 'urgent',
      title: '마감까지 3시간 남았어요',
    });
    expect(closing('2026-11-22T14:30:00+09:00').tone).toBe('todo');
  });

  it('shows how long the review has taken and when it was opened', () => {
    const times = {
      ...progressAt,
      viewed: '2026-11-14T05:00:00.000Z',
      reviewing: '2026-11-14T05:00:00.000Z',
    };
    const row = applied({ progress: 'REVIEWING', progressAt: times });
    expect(nextStepOf(row, NOW)).toEqual({
      tone: 'waiting',
      title: '7일째 검토 중이에요',
      note: '11.14(토)\u2060에 지원서를 열어 봤어요',
    });
  });

  it('says once that the application was opened, and when', () => {
    const times = { ...progressAt, viewed: '2026-11-14T05:00:00.000Z' };
    const row = applied({ progress: 'VIEWED', progressAt: times });
    expect(nextStepOf(row, NOW)).toEqual({
      tone: 'waiting',
      title: '기업이 지원서를 열어 봤어요',
      note: '11.14(토)',
    });
  });

  it('names the missing values of a draft, or says that it is too late', () => {
    expect(nextStepOf(anApplication()).note).toMatch('질문 2개 남음');
    const { recruitment } = anApplication();
    const late = anApplication({ recruitment: { ...recruitment, isOpen: false } });
    expect(nextStepOf(late).title).toBe('접수가 끝나서 제출할 수 없어요');
  });

  it('continues at the step where the draft was left', () => {
    expect(continueAddress(anApplication({ writingStep: 'QUESTIONS' }))).toBe(
      '/recruitments/recruitment-1?apply=questions',
    );
  });
});

describe('the list', () => {
  it('shows rows that need an action first, then those in the latest stage', () => {
    const rows = [
      applied({ _id: 'sent', progress: 'APPLIED' }),
      applied({ _id: 'meeting', progress: 'MEETING' }),
      anApplication({ _id: 'draft' }),
      applied({ _id: 'review', progress: 'REVIEWING' }),
    ];
    expect(inOrder(rows, 'todo').map((row) => row._id)).toEqual(['draft', 'meeting', 'review', 'sent']);
  });

  it('shows results of the last 30 days beside current applications', () => {
    const withResult = (accepted: string) =>
      applied({ progress: 'ACCEPTED', progressAt: { ...progressAt, accepted } });
    expect(isRecentResult(withResult('2026-11-01T00:00:00.000Z'), NOW)).toBe(true);
    expect(isRecentResult(withResult('2026-10-01T00:00:00.000Z'), NOW)).toBe(false);
    expect(isRecentResult(applied({ progress: 'APPLIED' }), NOW)).toBe(false);
  });
});
