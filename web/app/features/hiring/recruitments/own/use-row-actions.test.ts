import { describe, expect, it } from 'vitest';
import { actionsOf } from './use-row-actions.ts';

type Row = Parameters<typeof actionsOf>[0];

const aRow = (input: Partial<Row>, people = 0): Row => ({
  _id: 'r1',
  state: 'ON_GOING',
  subject: '매니저',
  publishedAt: '2030-01-01T00:00:00Z',
  application: { startsAt: null, endsAt: null, isOpenHiring: true, closesOnHiring: false },
  applicants: {
    count: people,
    unviewedCount: 0,
    latestAppliedAt: null,
    stages: { IS_APPLIED: people, ON_PENDING: 0, ON_MEETING: 0, ON_RECRUIT: 0, ELIMINATED: 0 },
  },
  block: null,
  ...input,
});

describe('the actions on a recruitment', () => {
  it('while it is open: close, hide and cancel, but not delete', () => {
    const actions = actionsOf(aRow({ state: 'ON_GOING' }));
    expect(actions).toEqual(expect.arrayContaining(['close', 'hide', 'cancel', 'duplicate', 'edit']));
    expect(actions).not.toContain('remove');
  });

  it('while it was never public: edit, copy or delete', () => {
    expect(actionsOf(aRow({ state: 'NO_SHOWN', publishedAt: null }))).toEqual([
      'edit',
      'duplicate',
      'remove',
    ]);
  });

  it('after it closed: reopen; deleting only without applicants', () => {
    expect(actionsOf(aRow({ state: 'FINISHED' }))).toEqual(expect.arrayContaining(['reopen', 'remove']));
    expect(actionsOf(aRow({ state: 'FINISHED' }, 1))).not.toContain('remove');
  });

  it('while an administrator hides it: nothing that would show it again, copy it or delete it', () => {
    const block = { at: '2030-01-02T00:00:00Z', reason: '신고 확인', reply: '', repliedAt: null };
    const hidden = (['ON_GOING', 'NO_SHOWN', 'FINISHED', 'CANCELED'] as const).flatMap((state) =>
      actionsOf(aRow({ state, block })),
    );
    const rejected = ['show', 'reopen', 'view', 'duplicate', 'remove'];
    expect(hidden.filter((act) => rejected.includes(act))).toEqual([]);
    expect(hidden).toContain('edit');
  });

  it('after it was canceled: nothing that changes it', () => {
    expect(actionsOf(aRow({ state: 'CANCELED' }, 2))).toEqual(['applicants', 'view', 'duplicate']);
  });
});
