import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { readLastUserType } from '#features/auth/last-user-type.ts';
import { JoinFlow } from './join-flow.tsx';

vi.mock('./company-step.tsx', () => ({
  CompanyStep: ({ onJoined }: { onJoined: (leftover: object, form: object) => void }) => (
    <button type="button" onClick={() => onJoined({}, { username: 'hanbit', password: 'Secret!2026' })}>
      가입
    </button>
  ),
}));
const enterAs = vi.hoisted(() => vi.fn<(form: object, userType: string) => Promise<void>>());
vi.mock('./register.ts', () => ({ sendRegistration: () => Promise.resolve(), enterAs }));

it('logs the company in that has just joined, and leaves the login card on its kind', async () => {
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

it('begins at the form of the kind that the address names, and 취소 gives the choice back to the address', async () => {
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

it('is the main part of its page, and none of the page it lies over', () => {
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
