import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

const idle = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock('../../lib/document/idle.ts', () => ({ whenIdle: () => idle.promise }));

/** The host on a page that has loaded nothing yet. */
async function openPage() {
  vi.resetModules();
  const [{ AlertsAndToastsHost }, { alert }, { toast }] = await Promise.all([
    import('./alerts-and-toasts-host.tsx'),
    import('../alert/alert.ts'),
    import('../toast/toasts.ts'),
  ]);
  render(<AlertsAndToastsHost />);
  return { alert, toast };
}

test('an alert raised while the page is busy is shown', async () => {
  const { alert } = await openPage();
  act(() => void alert('이메일을 입력해주세요'));
  await screen.findByRole('alertdialog');
  expect(screen.getByText('이메일을 입력해주세요')).toBeTruthy();
});

test('a toast raised while the page is busy is shown', async () => {
  const { toast } = await openPage();
  act(() => toast('저장했어요'));
  expect(await screen.findByText('저장했어요')).toBeTruthy();
});

test('without either, the code is loaded once the page is idle and not before', async () => {
  const noteLoad = vi.fn<() => void>();
  vi.doMock('./alerts-and-toasts.tsx', (importOriginal) => {
    noteLoad();
    return importOriginal();
  });
  await openPage();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(noteLoad).not.toHaveBeenCalled();
  await act(async () => idle.resolve());
  await vi.waitFor(() => expect(noteLoad).toHaveBeenCalledOnce());
});
