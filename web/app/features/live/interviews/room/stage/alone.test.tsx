import type { InterviewEntry } from '@ieum/contract/live/interviews/schemas.ts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Alone } from './alone.tsx';

const entryOf = (changed: Partial<InterviewEntry> = {}) =>
  ({
    role: 'HOST',
    entrance: { type: 'INTERVIEWEES', disabled: false, meta: { message: '', disabled: false } },
    interviewees: [],
    ...changed,
  }) as unknown as InterviewEntry;
const textOf = (entry: InterviewEntry) => render(<Alone entry={entry} />).container.textContent;

it('says to a host who is alone that the link admits nobody while nobody is invited', () => {
  expect(textOf(entryOf())).toContain('초대한 사람이 없어서');
});

it('says only that others appear here where somebody can enter, and to other participants', () => {
  const open = { ...entryOf().entrance, type: 'ONE_WITH_URL' as const };
  const invited = [{ _id: 'p1', name: '윤지호', _application: null, _recruitment: null }];
  for (const changed of [{ entrance: open }, { interviewees: invited }, { role: 'INTERVIEWEE' as const }])
    expect(textOf(entryOf(changed))).toBe('아직 혼자예요. 들어오는 사람이 여기에 보여요.');
});
