import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ActionBar } from '#ui/grid/tools/action-bar.tsx';
import { SidePanel } from './side-panel.tsx';

function show({ layer, isPanelOpen = true }: { layer?: ReactNode; isPanelOpen?: boolean } = {}) {
  const [close, clear] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const page = (isOpen: boolean) => (
    <>
      <button type="button" onKeyDown={(event) => event.stopPropagation()}>
        메뉴
      </button>
      {isOpen && (
        <SidePanel title="이서연" contentKey="1" onClose={close}>
          <input aria-label="메모" />
        </SidePanel>
      )}
      <ActionBar count={2} onClear={clear}>
        고른 지원자
      </ActionBar>
      {layer}
    </>
  );
  const { rerender } = render(page(isPanelOpen));
  return { close, clear, setPanelOpen: (isOpen: boolean) => rerender(page(isOpen)) };
}

const blur = () => (document.activeElement as HTMLElement).blur();

describe('Escape on a page with a panel and a selection', () => {
  it('closes the panel although nothing has the focus', async () => {
    const { close, setPanelOpen } = show({ isPanelOpen: false });
    setPanelOpen(true);
    blur();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });

  it('closes the panel that was opened over a selection first, and clears the selection by the next press', async () => {
    const { close, clear, setPanelOpen } = show({ isPanelOpen: false });
    setPanelOpen(true);
    await userEvent.keyboard('{Escape}');
    expect([close.mock.calls.length, clear.mock.calls.length]).toEqual([1, 0]);
    setPanelOpen(false);
    await userEvent.keyboard('{Escape}');
    expect([close.mock.calls.length, clear.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ['a dialog', <dialog key="dialog" open />],
    ['the filters of a column', <div key="filters" role="dialog" />],
  ])('does nothing behind %s', async (_, layer) => {
    const { close, clear } = show({ layer });
    await userEvent.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
    expect(clear).not.toHaveBeenCalled();
  });

  it('works beside an open chat, which covers nothing', async () => {
    const { clear } = show({ layer: <dialog open aria-modal={false} /> });
    await userEvent.keyboard('{Escape}');
    expect(clear).toHaveBeenCalledOnce();
  });

  it('does nothing when a control uses the key itself', async () => {
    const { close, clear } = show();
    screen.getByRole('button', { name: '메뉴' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
    expect(clear).not.toHaveBeenCalled();
  });

  it('ends the composing of a Korean syllable without closing the panel', () => {
    const { close, clear } = show();
    fireEvent.keyDown(screen.getByRole('textbox', { name: '메모' }), { key: 'Escape', isComposing: true });
    expect(close).not.toHaveBeenCalled();
    expect(clear).not.toHaveBeenCalled();
  });
});
