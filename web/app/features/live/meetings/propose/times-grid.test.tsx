import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { momentOf } from '#lib/format/day-and-time.ts';
import { TimesGrid } from './times-grid.tsx';

const days = ['2026-12-24', '2026-12-25'];
const at = (day: string, time: string) => momentOf(day, time);
const select = vi.fn<(times: readonly string[], isOn: boolean) => void>();
const cell = (day: string, time: string) =>
  screen.getByRole('button', { name: new RegExp(`12\\.${day}.* ${time}`) });

beforeEach(() => {
  select.mockClear();
  render(
    <TimesGrid
      days={days}
      clock={['10:00', '10:30', '11:00']}
      chosen={new Set([at('2026-12-24', '10:30')])}
      isBusy={(time) => time === at('2026-12-24', '11:00')}
      now={Date.parse(at('2026-12-24', '10:15'))}
      onSelect={select}
    />,
  );
});

test('a press chooses a time, and clears a chosen one', () => {
  fireEvent.click(cell('25', '10:00'));
  expect(select).toHaveBeenLastCalledWith([at('2026-12-25', '10:00')], true);
  fireEvent.click(cell('24', '10:30'));
  expect(select).toHaveBeenLastCalledWith([at('2026-12-24', '10:30')], false);
});

test('times that are over or taken by another appointment cannot be chosen', () => {
  fireEvent.click(cell('24', '10:00'));
  fireEvent.click(cell('24', '11:00'));
  expect(select).not.toHaveBeenCalled();
});

test('a mouse paints over times; a finger scrolls', () => {
  fireEvent.pointerDown(cell('25', '10:00'), { pointerType: 'touch', button: 0 });
  fireEvent.pointerEnter(cell('25', '10:30'));
  expect(select).not.toHaveBeenCalled();
  fireEvent.pointerDown(cell('25', '10:00'), { pointerType: 'mouse', button: 0 });
  fireEvent.pointerEnter(cell('25', '10:30'));
  expect(select).toHaveBeenLastCalledWith([at('2026-12-25', '10:30')], true);
  fireEvent.pointerUp(document.body);
  select.mockClear();
  fireEvent.pointerEnter(cell('25', '11:00'));
  expect(select).not.toHaveBeenCalled();
});

test('the arrow keys move between the times, of which one is reached by Tab', () => {
  const first = cell('24', '10:00');
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cell('24', '10:30'));
  fireEvent.keyDown(cell('24', '10:30'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cell('25', '10:30'));
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('a public holiday is marked', () => {
  expect(screen.getByRole('columnheader', { name: /25/ }).textContent).toContain('공휴일');
});
