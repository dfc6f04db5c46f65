import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { clearSeen, markSeen, useIsSeen } from './seen-recruitments.ts';

const Mark = ({ id }: { id: string }) => <p>{useIsSeen(id) ? 'seen' : 'new'}</p>;

beforeEach(() => {
  localStorage.clear();
  act(() => void clearSeen());
});

test('a viewed recruitment is marked at once, and the server marks none', () => {
  render(<Mark id="a" />);
  expect(screen.getByText('new')).toBeDefined();
  act(() => markSeen('a'));
  expect(screen.getByText('seen')).toBeDefined();
  expect(renderToString(<Mark id="a" />)).toContain('new');
});

test('a recruitment viewed in another tab is marked here as well', () => {
  render(<Mark id="b" />);
  localStorage.setItem('ieum.seen', 'b,c');
  act(() => void dispatchEvent(new Event('storage')));
  expect(screen.getByText('seen')).toBeDefined();
});

test('deleted entries are restored by undo', () => {
  markSeen('a');
  render(<Mark id="a" />);
  let undo = () => undefined as void;
  act(() => {
    undo = clearSeen();
  });
  expect(screen.getByText('new')).toBeDefined();
  act(undo);
  expect(screen.getByText('seen')).toBeDefined();
});

test('the latest four hundred are stored', () => {
  for (let n = 0; n < 402; n += 1) markSeen(`p${n}`);
  const stored = (localStorage.getItem('ieum.seen') ?? '').split(',');
  expect([stored.length, stored[0], stored.at(-1)]).toEqual([400, 'p401', 'p2']);
});
