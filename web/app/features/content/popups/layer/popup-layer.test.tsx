import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Popup } from '../data.ts';
import { hideToday, readHidden } from './hidden-today.ts';
import { PopupLayer } from './popup-layer.tsx';

const asked = vi.hoisted(() => ({ popups: [] as Popup[], calls: [] as unknown[][] }));
vi.mock(import('../data.ts'), async (load) => ({
  ...(await load()),
  readPopups: async (...call) => {
    asked.calls.push(call);
    return asked.popups;
  },
}));

let count = 0;
const aPopup = (input: Partial<Popup> = {}): Popup => {
  count += 1;
  const texts = { subject: `안내 ${count}`, content: `<p>내용 ${count}</p>` };
  const shown = { isActive: true, startsAt: null, endsAt: null, index: count };
  return { _id: `popup-${count}`, image: null, alt: '', url: null, ...shown, ...texts, ...input };
};

beforeEach(() => {
  localStorage.clear();
  asked.calls = [];
});

function show(popups: Popup[], isHome = true) {
  asked.popups = popups;
  return render(
    <MemoryRouter>
      <PopupLayer isHome={isHome} />
    </MemoryRouter>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const name = () => screen.getByRole('dialog').getAttribute('aria-label');

test('several popups are one layer, and one of them is hidden for today', async () => {
  const [first, second] = [aPopup(), aPopup()];
  show([first, second]);
  await screen.findByRole('dialog');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(name()).toBe(first.subject);
  await press('다음 안내');
  expect(name()).toBe(second.subject);
  await press('오늘 하루 보지 않기');
  expect(readHidden()).toEqual([second._id]);
  expect(name()).toBe(first.subject);
  expect(screen.queryByRole('button', { name: '다음 안내' })).toBeNull();
  await press('닫기');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readHidden()).toEqual([second._id]);
});

test('a closed popup does not come back on the next page of this document', async () => {
  const popup = aPopup();
  const { unmount } = show([popup]);
  await screen.findByRole('dialog');
  await press('닫기');
  unmount();
  const next = aPopup();
  show([popup, next], false);
  await screen.findByRole('dialog');
  expect(name()).toBe(next.subject);
  expect(asked.calls.map(([pages]) => pages)).toEqual(['HOME', 'ALL']);
});

test('a popup that is hidden today is not shown', async () => {
  const popup = aPopup();
  hideToday(popup._id);
  show([popup]);
  await waitFor(() => expect(asked.calls).toHaveLength(1));
  await Promise.resolve();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it waits while somebody is typing', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  show([aPopup()]);
  await waitFor(() => expect(asked.calls).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('dialog')).toBeNull();
  field.blur();
  expect(await screen.findByRole('dialog', undefined, { timeout: 3000 })).toBeTruthy();
  field.remove();
});

test('a link to another site opens a new window and says so', async () => {
  show([aPopup({ url: 'https://kita.example/fair' })]);
  await screen.findByRole('dialog');
  const link = screen.getByRole('link', { name: /새 창/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});
