import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

const idle = vi.hoisted(() => ({ begin: () => undefined as void }));

vi.mock('./idle.ts', () => ({
  whenIdle: () =>
    new Promise<void>((resolve) => {
      idle.begin = resolve;
    }),
}));

const Part = ({ name }: { name: string }) => <a href="/about">{name}</a>;
const load = vi.fn<() => Promise<typeof Part>>(async () => Part);

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SSR', false);
  load.mockClear();
});

/** A part of a document that was just opened. */
async function openPart() {
  const { laterPart, loadLaterParts } = await import('./later-part.tsx');
  const Later = laterPart(load);
  render(<Later name="소개" />);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  return { loadLaterParts, laterPart };
}

test.each(['scroll', 'pointermove', 'pointerdown', 'keydown'])(
  'the code is loaded with the first %s, and not before',
  async (name) => {
    await openPart();
    expect(load).not.toHaveBeenCalled();
    act(() => void dispatchEvent(new Event(name)));
    expect(await screen.findByRole('link', { name: '소개' })).toBeTruthy();
  },
);

test('the code of a page that nobody uses is loaded once it is idle', async () => {
  await openPart();
  expect(load).not.toHaveBeenCalled();
  act(() => idle.begin());
  expect(await screen.findByRole('link', { name: '소개' })).toBeTruthy();
});

test('the code is loaded at once where a page needs it', async () => {
  const { loadLaterParts } = await openPart();
  act(loadLaterParts);
  expect(await screen.findByRole('link', { name: '소개' })).toBeTruthy();
});

test('a part that a used page shows later is loaded at once', async () => {
  const { laterPart } = await openPart();
  act(() => void dispatchEvent(new Event('keydown')));
  await screen.findByRole('link', { name: '소개' });
  const Second = laterPart(async () => Part);
  function Page() {
    const [isShown, setShown] = useState(false);
    return isShown ? <Second name="둘째" /> : <button onClick={() => setShown(true)}>더 보기</button>;
  }
  render(<Page />);
  act(() => screen.getByRole('button', { name: '더 보기' }).click());
  expect(await screen.findByRole('link', { name: '둘째' })).toBeTruthy();
});

test('the server has the code before it renders', async () => {
  vi.stubEnv('SSR', true);
  const { laterPart, laterPartsLoaded } = await import('./later-part.tsx');
  const Later = laterPart(load);
  await laterPartsLoaded();
  const { renderToString } = await import('react-dom/server');
  expect(renderToString(<Later name="소개" />)).toContain('<a href="/about">소개</a>');
});
