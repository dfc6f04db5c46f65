import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLastUserType } from '#features/account/auth/login/last-user-type.ts';
import { serve, show } from '../../../../../../test/sign-up.tsx';
import { JoinFlow } from './join-flow.tsx';
import { readSignUp } from '../stored-sign-up.ts';

vi.mock('../steps/company-step.tsx', () => ({
  CompanyStep: ({ onJoined }: { onJoined: (leftover: object, form: object) => void }) => (
    <button type="button" onClick={() => onJoined({}, { username: 'hanbit', password: 'Secret!2026' })}>
      가입
    </button>
  ),
}));
const enterAs = vi.hoisted(() => vi.fn<(form: object, userType: string) => Promise<void>>());
vi.mock('../register.ts', () => ({ sendRegistration: () => Promise.resolve(), enterAs }));

it('logs in the company that has just signed up, and remembers its kind on the login card', async () => {
  enterAs.mockResolvedValue();
  render(
    <MemoryRouter>
      <JoinFlow userType="COMPANY" onLeave={() => undefined} onLogin={() => undefined} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: '가입' }));
  await screen.findByText('가입 신청을 마쳤어요');
  expect(enterAs).toHaveBeenCalledWith({ username: 'hanbit', password: 'Secret!2026' }, 'COMPANY');
  expect(readLastUserType()).toBe('COMPANY');
});

it('starts at the form of the kind in the address, and 취소 shows the choice at its address', async () => {
  const onChoice = vi.fn<(userType: string | undefined) => void>();
  const flow = (userType: 'COMPANY' | undefined) => (
    <MemoryRouter>
      <JoinFlow userType={userType} onChoice={onChoice} onLeave={() => undefined} onLogin={() => undefined} />
    </MemoryRouter>
  );
  const page = render(flow(undefined));
  await userEvent.click(screen.getByRole('link', { name: /기업회원/ }));
  expect(onChoice).toHaveBeenLastCalledWith('COMPANY');
  page.rerender(flow('COMPANY'));
  expect(await screen.findByRole('button', { name: '가입' })).toBeTruthy();
  page.rerender(flow(undefined));
  expect(await screen.findByRole('link', { name: /기업회원/ })).toBeTruthy();
});

it('is the main landmark of its page, but not when it is a layer over another page', () => {
  const flow = (isLayer: boolean) => (
    <MemoryRouter>
      <JoinFlow isLayer={isLayer} onLeave={() => undefined} onLogin={() => undefined} />
    </MemoryRouter>
  );
  const page = render(flow(false));
  expect(screen.getByRole('main').contains(screen.getByRole('link', { name: /개인회원/ }))).toBe(true);
  page.rerender(flow(true));
  expect(screen.queryByRole('main')).toBeNull();
  expect(screen.getByRole('link', { name: /개인회원/ })).toBeTruthy();
});

describe.each([
  ['취소', 1],
  ['✕', 0],
])('cancelling the form by %s', (_name, place) => {
  const onLeave = vi.fn<() => void>();
  const press = () => userEvent.click(screen.getAllByRole('link', { name: '취소' })[place] as HTMLElement);
  const question = () => screen.findByText('작성한 내용이 사라져요.');
  const choice = () => screen.findByRole('link', { name: /개인회원/ });

  beforeEach(async () => {
    sessionStorage.clear();
    onLeave.mockReset();
    serve({});
    show(<JoinFlow userType="PERSON" onLeave={onLeave} onLogin={() => undefined} />);
    await screen.findByLabelText('이름');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('asks for confirmation when something was typed, and discards it', async () => {
    await userEvent.type(screen.getByLabelText('이름'), '김서연');
    await press();
    await question();
    await userEvent.click(screen.getByRole('button', { name: '계속 쓰기' }));
    expect(screen.getByLabelText<HTMLInputElement>('이름').value).toBe('김서연');
    await press();
    await question();
    await userEvent.click(screen.getByRole('button', { name: '그만두기' }));
    await choice();
    expect(readSignUp('PERSON')).toBeUndefined();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('leads to the choice without a question while nothing is typed', async () => {
    await press();
    await choice();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
