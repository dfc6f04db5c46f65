import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { NothingFound } from './nothing-found.tsx';

const at = (address: string) => {
  const element = (
    <NothingFound names={['q', 'state']} title="맞는 것이 없어요">
      <p>아직 없어요</p>
    </NothingFound>
  );
  const router = createMemoryRouter([{ path: '/list', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
};

test('a list without active filters shows that it is empty', () => {
  at('/list?tab=all');
  expect(screen.getByText('아직 없어요')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('one press clears the filters of the list, and nothing else', async () => {
  const router = at('/list?tab=all&q=%EA%B9%80&state=OPEN&page=3');
  expect(screen.getByText('맞는 것이 없어요')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '조건 지우기' }));
  expect(router.state.location.search).toBe('?tab=all');
  expect(screen.getByText('아직 없어요')).toBeDefined();
});
