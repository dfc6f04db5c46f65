import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownRecruitmentApi, ownRecruitmentQuery } from '#features/hiring/recruitments/own/data.ts';
import { anApplicant } from '../../../../../test/an-applicant.ts';
import { MoveQuestionSheet, type MoveQuestion } from './move-question.tsx';
import { answersTo, isQuiet } from './stage-notices.ts';

const answer = vi.fn<MoveQuestion['answer']>();
const recruitment = (closesOnHiring: boolean) =>
  ({ state: 'ON_GOING', moveNotice: 'NONE', application: { closesOnHiring } }) as OwnRecruitment;

function ask(stage: 'ON_RECRUIT' | 'ELIMINATED', closesOnHiring: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(ownRecruitmentQuery('r1').queryKey, recruitment(closesOnHiring));
  client.setQueryData(['me'], { company: { name: '한빛정밀' } });
  render(
    <QueryClientProvider client={client}>
      <MoveQuestionSheet
        recruitmentId="r1"
        question={{ cards: [anApplicant('a')], stage, answer }}
        elimination={({ applicants }) => <p>agreed with {applicants.map(({ _id }) => _id).join()}</p>}
      />
    </QueryClientProvider>,
  );
}
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const move = () => fireEvent.click(screen.getByRole('button', { name: '옮기기' }));

describe('a decision', () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
  });
  beforeEach(() => {
    answer.mockReset();
    vi.spyOn(ownRecruitmentApi, 'readClosing').mockResolvedValue({
      closing: { writing: 2, waiting: 24, eliminated: 3, silent: 0, accepted: 0 },
    });
  });

  it('has no default choice and cannot be confirmed without one', () => {
    ask('ELIMINATED', true);
    expect(screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).checked)).toEqual([
      false,
      false,
    ]);
    move();
    expect(answer).not.toHaveBeenCalled();
    choose(/^알리지 않기/);
    move();
    expect(answer).toHaveBeenCalledWith({ notice: 'NONE' });
  });

  it('names the applicants who are notified before a recruitment closes on hiring, without the hired one', async () => {
    ask('ON_RECRUIT', true);
    await waitFor(() => expect(screen.getByText(/결정을 기다리는 23명/)).toBeTruthy());
    expect(screen.getByText(/불합격으로 둔 3명/)).toBeTruthy();
    choose(/^알리기/);
    move();
    expect(answer).not.toHaveBeenCalled();
    choose(/^계속 모집하기/);
    move();
    expect(answer).toHaveBeenCalledWith({ notice: 'SEND', closesRecruitment: false });
  });

  it('says that it could not count whom closing notifies, and counts again on request', async () => {
    vi.spyOn(ownRecruitmentApi, 'readClosing').mockRejectedValueOnce(new Error('끊겼어요'));
    ask('ON_RECRUIT', true);
    expect((await screen.findByRole('alert')).textContent).toContain('끊겼어요');
    expect(screen.getByText('몇 명에게 알리는지 세지 못했어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText(/결정을 기다리는 23명/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the agreed appointments before an elimination, and only then', () => {
    ask('ELIMINATED', true);
    expect(screen.getByText('agreed with a')).toBeTruthy();
    cleanup();
    ask('ON_RECRUIT', true);
    expect(screen.queryByText('agreed with a')).toBeNull();
  });

  it('asks nothing about a recruitment that stays open', () => {
    ask('ON_RECRUIT', false);
    expect(screen.queryByRole('radio', { name: /마감하기/ })).toBeNull();
    choose(/^알리기/);
    move();
    expect(answer).toHaveBeenCalledWith({ notice: 'SEND' });
  });
});

it('says that an elimination is notified when the recruitment is over', () => {
  const open = answersTo({ stage: 'ELIMINATED', recruitment: recruitment(false), company: '한빛정밀' });
  expect(open.send).toContain('공고가 끝나면 “한빛정밀 채용 결과가 나왔어요”');
  expect(open.none).toContain('공고가 끝난 뒤에');
});

it.each([
  ['2030-01-01T20:59:00+09:00', false],
  ['2030-01-01T21:00:00+09:00', true],
  ['2030-01-01T07:59:00+09:00', true],
  ['2030-01-01T08:00:00+09:00', false],
])('at %s the night is %s', (moment, isNight) => {
  expect(isQuiet(moment)).toBe(isNight);
});
