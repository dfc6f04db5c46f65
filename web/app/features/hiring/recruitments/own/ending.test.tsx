import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { currentAlert, settleAlert } from '#ui/alert/alerts.ts';
import { AgreedAppointmentsTextContext } from './agreed-appointments-text.ts';
import { ownRecruitmentApi as api } from './data.ts';
import { useRowActions } from './use-row-actions.ts';

const row = {
  _id: 'r1',
  state: 'ON_GOING' as const,
  subject: '매니저',
  publishedAt: '2030-01-01T00:00:00Z',
  application: { startsAt: null, endsAt: null, isOpenHiring: true, closesOnHiring: false },
  applicants: {
    count: 1,
    unviewedCount: 0,
    latestAppliedAt: null,
    stages: { IS_APPLIED: 1, ON_PENDING: 0, ON_MEETING: 0, ON_RECRUIT: 0, ELIMINATED: 0 },
  },
  block: null,
};
const closing = { writing: 0, waiting: 0, eliminated: 0, silent: 0, accepted: 0 };

afterEach(() => vi.restoreAllMocks());

/** The question before a recruitment ends, which is answered with no. */
async function questionBefore(act: 'close' | 'cancel', agreed: string): Promise<string> {
  vi.spyOn(api, 'readClosing').mockResolvedValue({ closing });
  const { result } = renderHook(useRowActions, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <AgreedAppointmentsTextContext value={(id) => Promise.resolve(agreed && `${id}: ${agreed}`)}>
            {children}
          </AgreedAppointmentsTextContext>
        </MemoryRouter>
      </QueryClientProvider>
    ),
  });
  const done = result.current.perform(act, row);
  await vi.waitFor(() => expect(currentAlert()).toBeDefined());
  const question = currentAlert();
  if (question) settleAlert(question, false);
  await done;
  return question?.body ?? '';
}

it('shows the agreed appointments before a recruitment is closed or cancelled', async () => {
  for (const act of ['close', 'cancel'] as const)
    expect((await questionBefore(act, '12월 4일 면담')).split('\n').at(-1)).toBe('r1: 12월 4일 면담');
});

it('adds nothing where nothing is agreed', async () => {
  expect(await questionBefore('cancel', '')).not.toContain('\n');
});
