import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Sheet } from '../layer/sheet.tsx';
import { guardStrayPresses } from './stray-presses.ts';

let release: () => void;
beforeEach(() => {
  release = guardStrayPresses();
});
afterEach(() => release());

function Page({ onBelow }: { onBelow: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <button type="button" onClick={onBelow}>
        전체
      </button>
      {isOpen && (
        <Sheet title="옮길까요?" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            옮기기
          </button>
        </Sheet>
      )}
    </>
  );
}

const press = (name: string, input: MouseEventInit = {}) =>
  fireEvent.click(screen.getByText(name), { detail: 1, ...input });

const tap = (name: string, input: PointerEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...input });
  fireEvent(screen.getByText(name), Object.assign(event, { pointerType: 'touch' }));
};

describe('a double click on an element that closes a layer', () => {
  test('does not reach the element below, by any of its presses', () => {
    const below = vi.fn<() => void>();
    render(<Page onBelow={below} />);
    press('열기');
    press('옮기기');
    press('전체', { detail: 2 });
    press('전체', { detail: 3 });
    expect(screen.queryByText('옮기기')).toBeNull();
    expect(below).not.toHaveBeenCalled();
    press('전체');
    expect(below).toHaveBeenCalledOnce();
  });

  test('of a finger, whose taps all count as first clicks', () => {
    const below = vi.fn<() => void>();
    render(<Page onBelow={below} />);
    tap('열기');
    tap('옮기기', { clientX: 300, clientY: 800 });
    tap('전체', { clientX: 303, clientY: 795 });
    expect(below).not.toHaveBeenCalled();
    tap('전체', { clientX: 100, clientY: 800 });
    expect(below).toHaveBeenCalledOnce();
  });
});

test('a double click on an element that opens a layer presses nothing in it', () => {
  render(<Page onBelow={vi.fn<() => void>()} />);
  press('열기');
  press('옮기기', { detail: 2 });
  expect(screen.getByText('옮기기')).toBeTruthy();
  press('옮기기');
  expect(screen.queryByText('옮기기')).toBeNull();
});

test('consecutive presses on the page, and those by keys, all count', () => {
  const below = vi.fn<() => void>();
  render(<Page onBelow={below} />);
  press('전체');
  press('전체', { detail: 2 });
  press('열기');
  press('옮기기', { detail: 0 });
  press('전체', { detail: 0 });
  expect(below).toHaveBeenCalledTimes(3);
});
