import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ActionMenu } from './action-menu.tsx';

function show() {
  const chosen = vi.fn<(key: string) => void>();
  render(
    <MemoryRouter>
      <ActionMenu
        label="더 보기"
        items={[
          { key: 'copy', label: '복제하기', onChoose: () => chosen('copy') },
          { key: 'close', label: '마감하기', isDisabled: true, onChoose: () => chosen('close') },
          { key: 'statistics', label: '통계 보기', onChoose: () => chosen('statistics') },
        ]}
      >
        …
      </ActionMenu>
    </MemoryRouter>,
  );
  return { chosen, button: screen.getByRole('button', { name: '더 보기' }) };
}

describe('a menu of actions', () => {
  it('opens with the focus on its first action and skips the disabled one', async () => {
    const { chosen, button } = show();
    await userEvent.click(button);
    expect(document.activeElement?.textContent).toBe('복제하기');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('통계 보기');
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('statistics');
    expect(document.activeElement).toBe(button);
  });

  it('wraps around at its ends', async () => {
    const { button } = show();
    await userEvent.click(button);
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('통계 보기');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('복제하기');
  });

  it('closes by Escape and does nothing for a disabled action', async () => {
    const { chosen, button } = show();
    await userEvent.click(button);
    await userEvent.click(screen.getByText('마감하기'));
    expect(chosen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
