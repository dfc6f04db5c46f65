import { expect } from '@playwright/test';
import { poll, type Screen } from './screen.ts';
import type { Target } from './target.ts';

const MIN_HEIGHT = 100;

/**
 * A layer lies completely inside the window and has a visible focus inside; `focus: 'opener'` is for a
 * layer that leaves the page usable and the focus on its button.
 */
export async function expectOpen(
  screen: Screen,
  layer: Target,
  { focus = 'layer' }: { focus?: 'layer' | 'opener' } = {},
): Promise<void> {
  await screen.see(layer);
  await poll(() => screen.on(layer, faultsOf, MIN_HEIGHT, focus === 'layer')).toEqual([]);
}

/** The action closes the layer, stays on the page and returns the focus to the opener. */
export async function expectCloses(
  screen: Screen,
  layer: Target,
  { by, opener }: { by: 'Escape' | 'back'; opener?: Target },
): Promise<void> {
  const address = await screen.address();
  await (by === 'back' ? screen.back() : screen.press('Escape'));
  await screen.gone(layer);
  expect(await screen.address()).toBe(address);
  if (opener)
    await poll(() => screen.on(opener, (element) => element.contains(document.activeElement))).toBe(true);
}

function faultsOf(layer: HTMLElement, minHeight: number, mustHaveFocus: boolean): string[] {
  const { left, top, right, bottom, height } = layer.getBoundingClientRect();
  const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const focused = document.activeElement;
  const at = focused?.getBoundingClientRect();
  const isSeen = at && at.height > 0 && at.top >= 0 && at.bottom <= innerHeight + 1;
  return [
    height <= minHeight && `it is ${height} px high`,
    !isInside && `it reaches beyond the window: ${[left, top, right, bottom].map(Math.round).join(' ')}`,
    mustHaveFocus &&
      !layer.contains(focused) &&
      `the focus is outside, on ${focused?.outerHTML.slice(0, 80)}`,
    !isSeen && 'the focus cannot be seen',
  ].filter((fault) => fault !== false);
}
