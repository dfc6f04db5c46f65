import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { anApplication } from '../../../../../test/an-application.ts';
import { ApplicationRow } from './application-row.tsx';
import { useActions } from './use-actions.ts';

vi.mock('./use-actions.ts', () => ({ useActions: vi.fn<typeof useActions>() }));

it('focuses the page when the row is removed, and nothing when it stays', async () => {
  const discard = vi.fn<(id: string) => Promise<boolean>>().mockResolvedValue(false);
  vi.mocked(useActions).mockReturnValue({ discard, revoke: discard });
  render(
    <MemoryRouter>
      <main id="main" tabIndex={-1}>
        <ApplicationRow application={anApplication()} openAddress="?id=1" isFirstTodo />
      </main>
    </MemoryRouter>,
  );
  const choose = async () => {
    await userEvent.click(screen.getByRole('button', { name: /더보기/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /삭제|지우기/ }));
  };
  const main = screen.getByRole('main');
  await choose();
  expect(document.activeElement).not.toBe(main);
  discard.mockResolvedValue(true);
  await choose();
  await waitFor(() => expect(document.activeElement).toBe(main));
});
