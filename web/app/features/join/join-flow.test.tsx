import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { readLastUserType } from '#features/auth/last-user-type.ts';
import { JoinFlow } from './join-flow.tsx';

vi.mock('./company-step.tsx', () => ({
  CompanyStep: ({ onJoined }: { onJoined: (leftover: object) => void }) => (
    <button type="button" onClick={() => onJoined({})}>
      가입
    </button>
  ),
}));
vi.mock('./register.ts', () => ({ sendRegistration: () => Promise.resolve() }));

it('leaves the login card on the kind of the company that has joined', async () => {
  render(
    <MemoryRouter>
      <JoinFlow userType="COMPANY" onLeave={() => undefined} onLogin={() => undefined} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: '가입' }));
  await screen.findByText('가입 신청을 마쳤어요');
  expect(readLastUserType()).toBe('COMPANY');
});
