import type { Resume } from '@ieum/contract/resumes.schemas.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { DesignProvider } from '#ui/design-provider.tsx';
import { ToastHost } from '#ui/toast/toast-host.tsx';
import { aResume } from '../../../test/a-resume.ts';
import { saveResume } from './data.ts';
import { ResumeEditor } from './resume-editor.tsx';

vi.mock('./data.ts', async (original) => ({
  ...(await original<object>()),
  saveResume: vi.fn<typeof saveResume>(),
}));
const saveCall = vi.mocked(saveResume);

function show(resume: Resume) {
  const router = createMemoryRouter([{ path: '*', element: <ResumeEditor resume={resume} /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DesignProvider>
        <RouterProvider router={router} />
        <AlertHost />
        <ToastHost />
      </DesignProvider>
    </QueryClientProvider>,
  );
}

const section = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
const nav = () => within(screen.getByRole('navigation', { name: '이력서 항목' }));
const lastBody = () => saveCall.mock.lastCall?.[0];
const soon = { timeout: 4000 };

describe('the resume editor', () => {
  beforeEach(() => {
    saveCall.mockReset();
    saveCall.mockResolvedValue(aResume({ version: 2 }, ['personalInformation', 'languages']));
  });

  it('shows how far each section is and what an empty one would add', () => {
    show(aResume({}, ['personalInformation']));
    expect(nav().getByRole('link', { name: /기본 정보\s*작성함/ })).toBeTruthy();
    expect(nav().getByRole('link', { name: /어학\s*비어 있음\s*\+10%/ })).toBeTruthy();
    expect(screen.getByText(/어학 성적을 더하면 30%가 돼요/)).toBeTruthy();
  });

  it('fills a first resume with what joining asked', () => {
    show(aResume({ _id: null, version: 0 }));
    expect(screen.getByLabelText<HTMLInputElement>('이름').value).toBe('윤지호');
    expect(screen.getByText(/3분이면 지원할 수 있는 이력서가 돼요/)).toBeTruthy();
  });

  it('saves a language without a score as 0 and tells when it was saved', async () => {
    show(aResume());
    await userEvent.click(section('어학').getByRole('button', { name: '어학 더하기' }));
    await screen.findByText(/에 저장했어요/, {}, soon);
    expect(lastBody()).toEqual({ version: 1, languages: [{ type: 'ENGLISH', name: '', score: 0 }] });
    expect(nav().getByRole('link', { name: /어학\s*작성함/ })).toBeTruthy();
  });

  it('keeps the text when saving failed and saves it again by the button', async () => {
    saveCall.mockRejectedValueOnce(new ApiError(0, { code: 'offline', message: '연결할 수 없어요' }));
    show(aResume());
    await userEvent.type(section('자기소개서').getByLabelText('제목'), '정직한 영업');
    await screen.findByText(/^연결할 수 없어요/, {}, soon);
    await userEvent.click(await screen.findByRole('button', { name: '다시 저장하기' }, soon));
    await screen.findByText(/에 저장했어요/);
    expect(lastBody()).toEqual({ version: 1, coverLetter: { subject: '정직한 영업', content: '' } });
  });

  it('tells of a change elsewhere and lets the person choose', async () => {
    const current = aResume({ version: 5, coverLetter: { subject: '다른 창', content: '' } });
    saveCall.mockRejectedValueOnce(new ApiError(409, { code: 'conflict', message: '', current }));
    show(aResume());
    await userEvent.type(section('자기소개서').getByLabelText('제목'), '이 창');
    await userEvent.click(await screen.findByRole('button', { name: '비교하고 고르기' }, soon));
    await userEvent.click(screen.getByRole('radio', { name: '다른 곳에서 고친 내용' }));
    await userEvent.click(screen.getByRole('button', { name: '이대로 정하기' }));
    expect(section('자기소개서').getByLabelText<HTMLInputElement>('제목').value).toBe('다른 창');
  });

  it('moves entries by buttons, and deletes what has content after a question, with a way back', async () => {
    const names = ['보세사', '국제무역사'];
    const certifications = names.map((name) => ({ name, desc: '', issuer: '', issuedAt: null }));
    show(aResume({ certifications }));
    const titles = () =>
      section('자격증')
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent);
    await userEvent.click(screen.getByRole('button', { name: '국제무역사 위로 옮기기' }));
    expect(titles()).toEqual(['국제무역사', '보세사']);
    await userEvent.click(screen.getByRole('button', { name: '국제무역사 지우기' }));
    await userEvent.click(await screen.findByRole('button', { name: '지우기' }));
    expect(titles()).toEqual(['보세사']);
    const undo = (await screen.findAllByRole('button', { name: '되돌리기' })).at(-1);
    if (undo) await userEvent.click(undo);
    await waitFor(() => expect(titles()).toEqual(['국제무역사', '보세사']));
  });
});
