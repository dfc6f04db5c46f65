import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OfflineStrip } from './offline-strip.tsx';

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('a lost connection is shown for as long as it is lost', () => {
  render(<OfflineStrip />);
  expect(screen.getByRole('status').textContent).toBe('');
  connect(false);
  expect(screen.getByRole('status').textContent).toMatch('인터넷 연결이 끊겼어요');
  // Panels beside the page are positioned below the strip by this attribute.
  expect(document.querySelector('[data-offline]')).not.toBeNull();
  connect(true);
  expect(screen.getByRole('status').textContent).toBe('');
});
