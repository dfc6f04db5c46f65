import { CAROUSEL } from '@ieum/contract/content/banners/enums.ts';
import { followSwipes } from './swipes.ts';

export interface CarouselState {
  /** The first visible slide. */
  index: number;
  /** Whether it moves automatically; hover, focus and a hidden tab only delay it. */
  isRunning: boolean;
}

export interface Carousel {
  next: () => void;
  previous: () => void;
  toggle: () => void;
  stop: () => void;
}

/** A remainder that is never negative. */
const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** How many slides to shift the one at `index`, when `first` is the leftmost that may be seen. */
export const shiftOf = (
  index: number,
  position: number,
  { first, count }: { first: number; count: number },
) => index + count * Math.ceil((first - index) / count) - position - index;

/** The row of slides as a circle: which one is first, and the movement from one to another. */
function createRow(frame: HTMLElement, list: HTMLElement) {
  const slides = [...list.children].filter((one): one is HTMLElement => one instanceof HTMLElement);
  const count = slides.length;
  const visible = () => Number(getComputedStyle(list).getPropertyValue('--visible')) || 1;
  let position = Math.round((list.scrollLeft / list.scrollWidth) * count) || 0;

  const place = (first: number) => {
    slides.forEach((slide, index) => {
      const shift = shiftOf(index, position, { first, count });
      slide.style.setProperty('--shift', String(shift));
      const seenAt = index + shift;
      slide.inert = count > visible() && (seenAt < 0 || seenAt >= visible());
    });
  };
  const jump = (first: number) => {
    frame.dataset['jump'] = '';
    place(first);
    // The browser must see the start before the movement.
    void list.offsetWidth;
  };
  return {
    canMove: () => count > visible(),
    index: () => modulo(position, count),
    jump: (by = 0) => jump(position + Math.min(0, by)),
    /** `side` is where a slide beside the visible ones may be seen on the way. */
    move: (by: number, side = by) => {
      const first = position + Math.min(0, side);
      position += by;
      delete frame.dataset['jump'];
      place(first);
    },
    width: () => (slides[0]?.offsetWidth ?? 0) + CAROUSEL.space,
    free: () => slides.forEach((slide) => (slide.inert = false)),
  };
}

type Reason = 'pointer' | 'focus' | 'tab' | 'sight';

/** Calls back with whether one of the reasons to wait applies: pointer, focus, a hidden tab, out of sight. */
function watchReasons(frame: HTMLElement, onChange: (mustWait: boolean) => void) {
  const reasons = new Set<Reason>(['sight']);
  const controller = new AbortController();
  const set = (reason: Reason, applies: boolean) => {
    if (applies) reasons.add(reason);
    else reasons.delete(reason);
    onChange(reasons.size > 0);
  };
  const on = (target: EventTarget, type: string, act: (event: Event) => void) =>
    target.addEventListener(type, act, { signal: controller.signal });
  const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse';
  on(frame, 'pointerenter', (event) => isMouse(event) && set('pointer', true));
  on(frame, 'pointerleave', () => set('pointer', false));
  on(frame, 'focusin', () => set('focus', true));
  on(frame, 'focusout', () => set('focus', false));
  on(document, 'visibilitychange', () => set('tab', document.hidden));
  const sight = new IntersectionObserver(([entry]) => set('sight', !entry?.isIntersecting));
  sight.observe(frame);
  set('tab', document.hidden);
  set('pointer', frame.matches(':hover'));
  set('focus', frame.matches(':focus-within'));
  return {
    /** The pointer and the focus on the button that starts the movement do not delay it. */
    ignorePresence: () => {
      reasons.delete('pointer');
      set('focus', false);
    },
    stop: () => {
      controller.abort();
      sight.disconnect();
    },
  };
}

/** Calls back when the size of an element changes. */
function watchSize(element: HTMLElement, onChange: () => void): () => void {
  const watched = new ResizeObserver(onChange);
  watched.observe(element);
  return () => watched.disconnect();
}

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Calls back when the person asks the system for less movement. */
function watchStillness(onStill: () => void): () => void {
  const media = stillness();
  const handle = () => media.matches && onStill();
  media.addEventListener('change', handle);
  return () => media.removeEventListener('change', handle);
}

/** The automatic movement: whether it is wanted, whether it must wait, and the time until the next slide. */
function createAutoplay(next: () => void) {
  let isRunning = !stillness().matches;
  let mustWait = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    if (isRunning && !mustWait) timer = setTimeout(next, CAROUSEL.autoplay);
  };
  return {
    plan,
    isRunning: () => isRunning,
    run: (runs: boolean) => {
      isRunning = runs;
    },
    wait: (waits: boolean) => {
      mustWait = waits;
      plan();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Lets a row of slides move: automatically, by its buttons and by swipes. */
export function startCarousel(frame: HTMLElement, onState: (state: CarouselState) => void): Carousel {
  const list = frame.querySelector('ul');
  if (!list) throw new Error('a carousel needs its list');
  const row = createRow(frame, list);
  const autoplay = createAutoplay(() => go(1));
  const show = () => {
    onState({ index: row.index(), isRunning: autoplay.isRunning() });
    autoplay.plan();
  };
  const move = (by: number, side = by) => {
    row.move(by, side);
    show();
  };
  const go = (by: number) => {
    if (!row.canMove()) return;
    row.jump(by);
    move(by);
  };
  const run = (runs: boolean) => {
    autoplay.run(runs);
    show();
  };

  row.jump();
  list.scrollLeft = 0;
  frame.dataset['moving'] = '';
  const reasons = watchReasons(frame, autoplay.wait);
  const ends = [
    autoplay.stop,
    reasons.stop,
    followSwipes(list, { ...row, move }),
    watchSize(list, () => row.jump()),
    watchStillness(() => run(false)),
    row.free,
  ];
  show();
  return {
    next: () => go(1),
    previous: () => go(-1),
    toggle: () => {
      run(!autoplay.isRunning());
      if (autoplay.isRunning()) reasons.ignorePresence();
    },
    stop: () => {
      for (const end of ends) end();
      delete frame.dataset['moving'];
    },
  };
}
