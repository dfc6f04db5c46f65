import type { Resume } from '@ieum/contract/hiring/resumes/schemas.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { ToastHost } from '#ui/toast/toast-host.tsx';
import { aResume } from '../../../../../test/a-resume.ts';
import { saveResume } from '../data.ts';
import { ResumeEditor } from './resume-editor.tsx';

vi.mock('../data.ts', async (original) => ({
  ...(await original<object>()),
  saveResume: vi.fn<typeof saveResume>(),
}));
const saveCall = vi.mocked(saveResume);

function show(resume: Resume) {
  const router = createMemoryRouter([{ path: '*', element: <ResumeEditor resume={resume} /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <>
        <RouterProvider router={router} />
        <AlertHost />
        <ToastHost />
      </>
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

  it('shows how complete each section is and the gain of an empty one', () => {
    show(aResume({}, ['personalInformation']));
    expect(nav().getByRole('link', { name: /기본 정보\s*작성함/ })).toBeTruthy();
    expect(nav().getByRole('link', { name: /어학\s*비어 있음\s*\+10%/ })).toBeTruthy();
    expect(screen.getByText(/어학 성적을 더하면 30%가 돼요/)).toBeTruthy();
  });

  it('fills a first resume with the data of the sign-up', () => {
    show(aResume({ _id: null, version: 0 }));
    expect(screen.getByLabelText<HTMLInputElement>('이름').value).toBe('윤지호');
    expect(screen.getByText(/3분이면 지원할 수 있는 이력서가 돼요/)).toBeTruthy();
  });

  it('saves a language without a score as 0 and shows when it was saved', async () => {
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

  it('reports a change made elsewhere and lets the person choose', async () => {
    const current = aResume({ version: 5, coverLetter: { subject: '다른 창', content: '' } });
    saveCall.mockRejectedValueOnce(new ApiError(409, { code: 'conflict', message: '', current }));
    show(aResume());
    await userEvent.type(section('자기소개서').getByLabelText('제목'), '이 창');
    await userEvent.click(await screen.findByRole('button', { name: '비교하고 고르기' }, soon));
    await userEvent.click(screen.getByRole('radio', { name: '다른 곳에서 고친 내용' }));
    await userEvent.click(screen.getByRole('button', { name: '이대로 정하기' }));
    expect(section('자기소개서').getByLabelText<HTMLInputElement>('제목').value).toBe('다른 창');
  });

  const open = (name: string) => userEvent.click(screen.getByRole('button', { name: `${name} 내용` }));
  const aLanguage = { type: 'ENGLISH' as const, name: 'TOEIC', score: 900 };

  it('keeps an invalid score as typed, shows the error at once, and names the field in the list', async () => {
    show(aResume({ languages: [aLanguage] }));
    await open('영어');
    const score = section('어학').getByLabelText<HTMLInputElement>('점수');
    await userEvent.clear(score);
    await userEvent.type(score, '99999');
    expect(score.value).toBe('99999');
    expect(section('어학').getByText('점수는 0에서 1,000 사이의 숫자로 입력해 주세요')).toBeTruthy();
    await userEvent.tab();
    const list = within(await screen.findByRole('region', { name: '고칠 곳이 있어요' }));
    await userEvent.click(list.getByRole('button', { name: /^어학 1 · 점수/ }));
    await waitFor(() => expect(document.activeElement).toBe(score));
    await userEvent.clear(score);
    await userEvent.type(score, '7.5');
    expect(score.value).toBe('7.5');
    expect(section('어학').getByText('소수점 없는 숫자로 입력해 주세요')).toBeTruthy();
    expect(saveCall).not.toHaveBeenCalled();
    expect(
      within(screen.getByRole('complementary', { name: '기업이 보는 화면' })).queryByText(/7\.5점/),
    ).toBeNull();
  });

  it('keeps an invalid date as typed, with an error, while the rest is saved', async () => {
    show(aResume());
    const bornAt = screen.getByLabelText<HTMLInputElement>('생년월일');
    await userEvent.clear(bornAt);
    await userEvent.type(bornAt, '2026.13.45');
    expect(bornAt.value).toBe('2026.13.45');
    expect(screen.getAllByText('날짜를 확인해 주세요')).not.toHaveLength(0);
    await userEvent.type(screen.getByLabelText('이름'), '후');
    await waitFor(() => expect(saveCall).toHaveBeenCalled(), soon);
    expect(lastBody()?.personalInformation).toMatchObject({ name: '윤지호후', bornAt: '1994-04-12' });
    expect(bornAt.value).toBe('2026.13.45');
  });

  it('shows at the field that an end is before its start, and that a job is in the future', async () => {
    const job = { type: null, companyName: '누리무역', position: '', description: '' };
    const list = [{ ...job, duration: { startsAt: '2020-01-01', endsAt: '2022-12-31' } }];
    show(aResume({ workExperience: { type: 'EXPERIENCED', span: { years: 0, months: 0 }, list } }));
    await open('누리무역');
    const [start, end] = ['입사', '퇴사'].map((name) =>
      section('경력').getByLabelText<HTMLInputElement>(name),
    );
    if (!start || !end) throw new Error('no period');
    await userEvent.clear(start);
    await userEvent.type(start, '202401');
    await userEvent.tab();
    expect(await section('경력').findByText('끝나는 때가 시작보다 빨라요')).toBeTruthy();
    expect([start.value, end.value]).toEqual(['2024.01', '2022.12']);
    await userEvent.clear(end);
    await userEvent.type(end, '209902');
    await userEvent.tab();
    expect(await section('경력').findByText(/아직 오지 않은 때예요. 지금 다니고 있다면/)).toBeTruthy();
    await userEvent.clear(end);
    expect(end.value).toBe('');
    await userEvent.tab();
    expect(section('경력').getByText('입력해 주세요')).toBeTruthy();
  });

  it('restores the value of a programme, and the end of a job that its switch removed', async () => {
    const job = { type: null, companyName: '누리무역', position: '', description: '' };
    const list = [{ ...job, duration: { startsAt: '2020-01-01', endsAt: '2022-12-31' } }];
    const officeSkills = [{ type: 'MS_EXCL' as const, name: '', score: 4 }];
    const workExperience = { type: 'EXPERIENCED' as const, span: { years: 0, months: 0 }, list };
    show(aResume({ officeSkills, workExperience }));
    const excel = within(section('컴퓨터').getByRole('radiogroup', { name: '엑셀' }));
    const chosen = () => excel.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    await userEvent.click(section('컴퓨터').getByRole('button', { name: '엑셀 고른 것 빼기' }));
    expect(chosen()).toHaveLength(0);
    const undo = (await screen.findAllByRole('button', { name: '되돌리기' })).at(-1);
    if (undo) await userEvent.click(undo);
    await waitFor(() => expect(chosen()).toHaveLength(1));
    await open('누리무역');
    const still = section('경력').getByRole('switch', { name: '재직 중' });
    await userEvent.click(still);
    await userEvent.click(still);
    expect(section('경력').getByLabelText<HTMLInputElement>('퇴사').value).toBe('2022.12');
  });

  it('moves entries by buttons, and deletes filled ones after a confirmation, with an undo', async () => {
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
