import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from '../layer/sheet.tsx';
import { ToastHost } from './toast-host.tsx';
import { closeToast, currentToasts, toast } from './toasts.ts';

const close = vi.fn<() => void>();

function show(titles: readonly string[]) {
  const pageOf = (open: readonly string[]) => (
    <>
      <ToastHost />
      {open.map((title) => (
        <Sheet key={title} title={title} onClose={close}>
          <input aria-label={`${title}의 이름`} />
        </Sheet>
      ))}
    </>
  );
  const page = render(pageOf(titles));
  return (open: readonly string[]) => page.rerender(pageOf(open));
}
const dialogOf = (name: string) => screen.getByRole('dialog', { name });

beforeEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
  close.mockClear();
});

test('a toast is inside the dialog on top, where it can be pressed, and does not close it', async () => {
  const undo = vi.fn<() => void>();
  show(['지원자', '메모']);
  act(() => toast('메모를 지웠어요', { undo }));
  expect(within(dialogOf('지원자')).queryByText('메모를 지웠어요')).toBeNull();
  await userEvent.click(within(dialogOf('메모')).getByRole('button', { name: '되돌리기' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});

test('keys reach a toast: Tab after the last field of the dialog, and Alt+T', async () => {
  show(['메모']);
  act(() => toast('메모를 지웠어요', { undo: () => undefined }));
  screen.getByRole('textbox', { name: '메모의 이름' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '되돌리기' }));
  await userEvent.keyboard('{Alt>}t{/Alt}');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '알림' }));
});

test('a toast stays when its dialog closes', async () => {
  const open = show(['메모']);
  act(() => toast('메모를 지웠어요'));
  open([]);
  await waitFor(() => expect(screen.getByText('메모를 지웠어요').closest('dialog')).toBeNull());
});
