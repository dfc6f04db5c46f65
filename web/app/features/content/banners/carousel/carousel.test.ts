import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shiftOf, startCarousel, type Carousel, type CarouselState } from './carousel.ts';

describe('the circle of slides', () => {
  /** Where each of the slides is seen, counted in slides from the left edge. */
  const seen = (position: number, first: number, count: number) =>
    Array.from({ length: count }, (_, index) => index + shiftOf(index, position, { first, count }));

  test('begins with the first slide at the left edge', () => {
    expect(seen(0, 0, 4)).toEqual([0, 1, 2, 3]);
  });

  test('shows the first slide after the last one', () => {
    expect(seen(3, 3, 4)).toEqual([1, 2, 3, 0]);
    expect(seen(7, 7, 4)).toEqual([1, 2, 3, 0]);
  });

  test('has the last slide before the first one when it moves back', () => {
    expect(seen(0, -1, 4)).toEqual([0, 1, 2, -1]);
    expect(seen(-1, -1, 4)).toEqual([1, 2, 3, 0]);
  });
});

describe('the movement', () => {
  let inSight: (isIntersecting: boolean) => void;
  let carousel: Carousel;
  let frame: HTMLElement;
  let states: CarouselState[];
  let isStill = false;

  beforeEach(() => {
    vi.useFakeTimers();
    isStill = false;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(act: (entries: { isIntersecting: boolean }[]) => void) {
          inSight = (isIntersecting) => act([{ isIntersecting }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('matchMedia', () => ({
      matches: isStill,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => {
    carousel.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  function start(count = 4) {
    const slides = Array.from({ length: count }, () => '<li><a href="/">배너</a></li>').join('');
    document.body.innerHTML = `<section><ul>${slides}</ul><button>다음</button></section><button>밖</button>`;
    frame = document.querySelector('section') ?? document.body;
    states = [];
    carousel = startCarousel(frame, (state) => states.push(state));
    inSight(true);
  }
  const index = () => states.at(-1)?.index;

  test('goes on every five seconds and begins again after the last slide', () => {
    start();
    vi.advanceTimersByTime(4999);
    expect(index()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(index()).toBe(1);
    vi.advanceTimersByTime(15_000);
    expect(index()).toBe(0);
  });

  test('waits while it is out of sight, pointed at or focused', () => {
    start();
    inSight(false);
    vi.advanceTimersByTime(20_000);
    inSight(true);
    frame.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    vi.advanceTimersByTime(20_000);
    frame.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    frame.querySelector<HTMLElement>('a')?.focus();
    vi.advanceTimersByTime(20_000);
    expect(index()).toBe(0);
    document.body.querySelector<HTMLElement>(':scope > button')?.focus();
    vi.advanceTimersByTime(5000);
    expect(index()).toBe(1);
  });

  test('stays where it is once it is stopped, and its buttons still move it', () => {
    start();
    carousel.toggle();
    expect(states.at(-1)).toEqual({ index: 0, isRunning: false });
    vi.advanceTimersByTime(60_000);
    carousel.previous();
    expect(index()).toBe(3);
    carousel.next();
    carousel.next();
    expect(index()).toBe(1);
  });

  test('does not begin where less movement is wanted, until somebody starts it', () => {
    isStill = true;
    start();
    expect(states.at(-1)?.isRunning).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(index()).toBe(0);
    carousel.toggle();
    vi.advanceTimersByTime(5000);
    expect(index()).toBe(1);
  });

  test('only the visible slide can be focused', () => {
    start();
    const reachable = () => [...frame.querySelectorAll('li')].map(({ inert }) => !inert);
    expect(reachable()).toEqual([true, false, false, false]);
    carousel.next();
    expect(reachable()).toEqual([false, true, false, false]);
    carousel.stop();
    expect(reachable()).toEqual([true, true, true, true]);
  });

  test('a single slide does not move', () => {
    start(1);
    vi.advanceTimersByTime(60_000);
    carousel.next();
    expect(index()).toBe(0);
  });
});
