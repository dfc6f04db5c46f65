import type { RecruitmentCard } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { describe, expect, it } from 'vitest';
import type { OwnBookmark } from './data.ts';
import { splitByState } from './open-and-closed.ts';

const now = Date.parse('2026-11-20T12:00:00+09:00');

function aBookmark(
  id: string,
  input: { endsAt?: string | null; state?: string; isOpenHiring?: boolean } = {},
) {
  const { endsAt = null, state = 'ON_GOING', isOpenHiring = endsAt === null } = input;
  const recruitment = { _id: id, state, application: { startsAt: null, endsAt, isOpenHiring } };
  return { _recruitment: id, recruitment: recruitment as unknown as RecruitmentCard } as OwnBookmark;
}

const ids = (cards: readonly RecruitmentCard[]) => cards.map(({ _id }) => _id);

describe('the recruitments that a person likes', () => {
  it('have the next deadline first, open-ended ones after them, closed ones separately', () => {
    const { open, closed } = splitByState(
      [
        aBookmark('always'),
        aBookmark('later', { endsAt: '2026-12-01T18:00:00+09:00' }),
        aBookmark('passed', { endsAt: '2026-11-20T11:59:59+09:00' }),
        aBookmark('soon', { endsAt: '2026-11-20T18:00:00+09:00' }),
        aBookmark('finished', { endsAt: '2026-12-24T18:00:00+09:00', state: 'FINISHED' }),
      ],
      now,
    );
    expect(ids(open)).toEqual(['soon', 'later', 'always']);
    expect(ids(closed)).toEqual(['finished', 'passed']);
  });

  it('contain hidden ones by their ids', () => {
    const hidden = { _recruitment: 'gone', recruitment: null } as OwnBookmark;
    expect(splitByState([hidden], now)).toEqual({ open: [], closed: [], hidden: ['gone'] });
  });
});
