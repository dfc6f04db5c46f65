import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { CompanyInterview } from '../data.ts';
import { InterviewCard } from './interview-card.tsx';

const interview = {
  _id: 'i1',
  code: 'abc',
  title: '1차 화상 면접',
  state: 'AWAITING',
  entrance: { type: 'INTERVIEWEES', disabled: false, meta: { message: '', disabled: false } },
  schedule: { type: 'INSTANT', at: null, minutes: 60 },
  interviewees: [],
  interviewers: [],
  recruitment: null,
  _participants: [],
} as unknown as CompanyInterview;

const show = (changed: Partial<CompanyInterview> = {}) => {
  const edit = vi.fn<() => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <InterviewCard interview={{ ...interview, ...changed }} isOpened={false} onEdit={edit} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return edit;
};

it('says that the link admits nobody while nobody is invited, and leads to the people', () => {
  const edit = show();
  expect(screen.getByText(/링크가 있어도 면접관만/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '초대하거나 링크로 열기' }));
  expect(edit).toHaveBeenCalledOnce();
});

it('says only that nobody is invited where everybody with the link enters', () => {
  show({ entrance: { ...interview.entrance, type: 'ONE_WITH_URL' } });
  expect(screen.getByText('초대한 사람이 없어요')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '초대하거나 링크로 열기' })).toBeNull();
});
