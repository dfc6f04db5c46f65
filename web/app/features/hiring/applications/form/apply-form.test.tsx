import type { OwnApplication } from '@ieum/contract/hiring/applications/schemas.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import * as sessions from '#lib/session/session.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { aResume } from '../../../../../test/a-resume.ts';
import { anApplication, questions } from '../../../../../test/an-application.ts';
import { ApplyForm } from './apply-form.tsx';
import { saveDraft, submitDraft } from './data.ts';
import type { ApplyStep } from './steps.ts';

vi.mock('./data.ts', () => ({
  saveDraft: vi.fn<typeof saveDraft>(),
  submitDraft: vi.fn<typeof submitDraft>(),
}));
const saveCall = vi.mocked(saveDraft);
const submitCall = vi.mocked(submitDraft);

const onDone = vi.fn<(application: OwnApplication) => void>();
const onClose = vi.fn<() => void>();
const onRejected = vi.fn<(reason: string) => void>();

function Screen({ application }: { application: OwnApplication }) {
  const [query] = useSearchParams();
  const step = query.get('apply') as ApplyStep;
  const ends = { onDone, onClose, onRejected };
  return <ApplyForm application={application} step={step} {...ends} />;
}

function show(application: OwnApplication, step: ApplyStep = 'resume') {
  const routes = [{ path: '*', element: <Screen application={application} /> }];
  return render(
    <>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/?apply=${step}`] })} />
      <AlertHost />
    </>,
  );
}

const PERSON = { state: 'in', userId: 'u1', userType: 'PERSON', isConsole: false } as const;
const NOBODY = { state: 'out' } as const;

const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const next = () => userEvent.click(screen.getByRole('button', { name: '다음' }));
const submit = () => userEvent.click(screen.getByRole('button', { name: '지원하기' }));
const answered = questions.map((question, index) => ({
  ...question,
  response: ['새 거래처를 열었어요', '네, 갈 수 있어요', ''][index] ?? '',
}));

describe('an application in steps', () => {
  beforeEach(() => {
    for (const mock of [saveCall, submitCall, onDone, onClose, onRejected]) mock.mockReset();
    sessionStorage.clear();
    saveCall.mockResolvedValue(anApplication());
    submitCall.mockResolvedValue(anApplication({ status: 'IS_APPLIED' }));
  });

  it('goes from resume over the questions to the review, skipping empty activity records, and saves each step', async () => {
    show(anApplication({ questions: answered }));
    expect(title()).toBe('이 이력서로 지원할게요');
    await next();
    expect(title()).toBe('질문 3개에 답해 주세요');
    await next();
    expect(title()).toMatch('제출하면 고칠 수 없어요');
    expect(saveCall.mock.calls.map(([, change]) => change.writingStep)).toEqual(['QUESTIONS', 'COMPLETED']);
  });

  it('skips the questions when the recruitment has none', async () => {
    show(anApplication({ questions: [] }), 'records');
    expect(title()).toMatch('제출하면 고칠 수 없어요');
  });

  it('does not call a resume ready that has no personal data', () => {
    const { completeness, ...rest } = aResume();
    const missing = ['education', 'workExperience', 'languages', 'coverLetter'] as const;
    show(anApplication({ resume: { ...rest, completeness: { ...completeness, missing: [...missing] } } }));
    expect(screen.getByText('학력, 경력, 자기소개가 비어 있어요')).toBeTruthy();
    expect(screen.getAllByRole('img', { name: '남은 내용 있음' })).not.toHaveLength(0);
  });

  it('asks each question with the input of its kind', () => {
    show(anApplication(), 'questions');
    expect(screen.getByRole('textbox', { name: /해외 거래처/ }).tagName).toBe('TEXTAREA');
    expect(screen.getByRole('radiogroup', { name: /북미 출장/ })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /희망 연봉/ }).tagName).toBe('INPUT');
  });

  it('stays at a required question without an answer and shows how many are missing', async () => {
    show(anApplication(), 'questions');
    expect(screen.getByText('질문 2개가 남았어요')).toBeTruthy();
    await next();
    expect(screen.getAllByText('질문에 답해 주세요')).toHaveLength(2);
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
    await userEvent.type(screen.getByRole('textbox', { name: /해외 거래처/ }), '새 거래처');
    await userEvent.click(screen.getByRole('radio', { name: '출장은 어려워요' }));
    await next();
    expect(title()).toMatch('제출하면 고칠 수 없어요');
    const saved = saveCall.mock.calls.findLast(([, change]) => change.questions)?.[1].questions;
    expect(saved?.map(({ response }) => response)).toEqual(['새 거래처', '출장은 어려워요', '']);
  });

  it('lists the missing values before it submits', async () => {
    const { personalInformation, ...rest } = aResume();
    const resume = { ...rest, personalInformation: { ...personalInformation, phone: '' } };
    show(anApplication({ resume }), 'review');
    const missing = screen.getAllByRole('listitem').map((one) => one.textContent);
    expect(missing).toEqual(
      expect.arrayContaining([
        '이력서에 휴대전화 번호가 없어요',
        '1번 질문에 답해 주세요',
        '2번 질문에 답해 주세요',
      ]),
    );
    await submit();
    expect(submitCall).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '1번 질문에 답해 주세요' }));
    expect(title()).toBe('질문 3개에 답해 주세요');
  });

  it('shows the missing fields that the server reports', async () => {
    const fields = { 'resume.certifications.0.name': '입력해 주세요' };
    submitCall.mockRejectedValue(new ApiError(400, { code: 'invalid', message: '', fields }));
    show(anApplication({ questions: answered }), 'review');
    await submit();
    expect(await screen.findByText('이력서의 자격증: 입력해 주세요')).toBeTruthy();
    // They are above the button that was pressed.
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('apply-missing'));
    expect(onDone).not.toHaveBeenCalled();
    const edit = screen.getByRole('link', { name: '이력서 고치기' });
    expect(edit.getAttribute('href')).toMatch(/^\/dashboard\/resume\?.*#section-certifications$/);
  });

  it('sends one application however often the button is pressed', async () => {
    show(anApplication({ questions: answered }), 'review');
    await userEvent.dblClick(screen.getByRole('button', { name: '지원하기' }));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(submitCall).toHaveBeenCalledOnce();
  });

  it('ends with the reason when the recruitment has closed meanwhile', async () => {
    submitCall.mockRejectedValue(new ApiError(409, { code: 'conflict', message: '모집을 마감한 공고예요' }));
    show(anApplication({ questions: answered }), 'review');
    await submit();
    await vi.waitFor(() => expect(onRejected).toHaveBeenCalledExactlyOnceWith('모집을 마감한 공고예요'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('ends with the reason when it was sent in another window', async () => {
    saveCall.mockRejectedValue(new ApiError(409, { code: 'conflict', message: '이미 제출한 지원서예요' }));
    show(anApplication(), 'questions');
    await userEvent.type(screen.getByRole('textbox', { name: /희망 연봉/ }), '5,000만 원');
    await userEvent.click(screen.getByRole('button', { name: '이전' }));
    await vi.waitFor(() => expect(onRejected).toHaveBeenCalledWith('이미 제출한 지원서예요'));
  });

  it('restores input that was not saved when the session ended, but nothing that was discarded', async () => {
    saveCall.mockRejectedValue(new ApiError(401, { code: 'unauthenticated', message: '' }));
    const wish = () => screen.getByRole<HTMLInputElement>('textbox', { name: /희망 연봉/ });
    const session = vi.spyOn(sessions, 'readSession').mockReturnValue(PERSON);
    const first = show(anApplication(), 'questions');
    await userEvent.type(wish(), '5,000만 원');
    session.mockReturnValue(NOBODY);
    first.unmount();
    session.mockReturnValue(PERSON);
    const second = show(anApplication(), 'questions');
    expect(wish().value).toBe('5,000만 원');
    await userEvent.click(screen.getByRole('button', { name: '지원서 쓰기 그만두기' }));
    await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
    second.unmount();
    show(anApplication(), 'questions');
    expect(wish().value).toBe('');
  });

  it('asks before leaving only when something could not be saved', async () => {
    show(anApplication(), 'questions');
    saveCall.mockRejectedValue(new ApiError(0, { code: 'offline', message: '' }));
    await userEvent.type(screen.getByRole('textbox', { name: /희망 연봉/ }), '5,000만 원');
    await userEvent.click(screen.getByRole('button', { name: '지원서 쓰기 그만두기' }));
    await userEvent.click(await screen.findByRole('button', { name: '계속 쓰기' }));
    expect(onClose).not.toHaveBeenCalled();
    saveCall.mockResolvedValue(anApplication());
    await userEvent.click(screen.getByRole('button', { name: '지원서 쓰기 그만두기' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
