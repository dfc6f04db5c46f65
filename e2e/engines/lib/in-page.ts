import type { Target } from './target.ts';

interface Library {
  queryAllByRole: (scope: HTMLElement, role: string, options: object) => HTMLElement[];
  queryAllByLabelText: (scope: HTMLElement, label: string | RegExp) => HTMLElement[];
  queryAllByText: (scope: HTMLElement, text: string | RegExp) => HTMLElement[];
}

declare const TestingLibraryDom: Library;

/** Runs in the page: every element that matches the target, visible ones first. */
export function findAll(target: Target): HTMLElement[] {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom;
  const finders = {
    role: (scope: HTMLElement) =>
      queryAllByRole(scope, String(target.value), target.name === undefined ? {} : { name: target.name }),
    label: (scope: HTMLElement) => queryAllByLabelText(scope, target.value),
    text: (scope: HTMLElement) => queryAllByText(scope, target.value),
    css: (scope: HTMLElement) =>
      [...document.querySelectorAll<HTMLElement>(String(target.value))].filter((one) => scope.contains(one)),
  };
  const scopes = target.within ? findAll(target.within) : [document.documentElement];
  const found = scopes.flatMap((scope) => finders[target.by](scope));
  const isDrawn = (element: HTMLElement) => element.getClientRects().length > 0;
  return [...found.filter(isDrawn), ...found.filter((element) => !isDrawn(element))];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs in the page: the box of an element in the viewport. */
export function boxOf(element: HTMLElement): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Runs in the page: the point at which to press the element, or why it cannot be pressed yet. */
export async function aimAt(element: HTMLElement): Promise<{ x: number; y: number } | { obstacle: string }> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const look = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const hitAt = (at: { x: number; y: number }) => {
    const hit = document.elementFromPoint(at.x, at.y);
    const label = hit?.closest('label');
    const isHit = element.contains(hit) || (label && (label.control === element || label.contains(element)));
    return { isHit, hit };
  };
  if (element.matches(':disabled')) return { obstacle: 'disabled' };
  await document.fonts.ready;
  if (!hitAt(look()).isHit) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = look();
  // Parts that scrolling brought into sight get their true size in the second frame.
  await nextFrame();
  await nextFrame();
  const after = look();
  if (before.x !== after.x || before.y !== after.y) return { obstacle: 'moving' };
  const { isHit, hit } = hitAt(after);
  return isHit ? after : { obstacle: hit ? `behind ${hit.outerHTML.slice(0, 120)}` : 'outside the window' };
}
