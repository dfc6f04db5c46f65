import { readPreview } from '../document/preview.ts';

let isTakenOver = false;
const listeners = new Set<() => void>();
let renderedAt: number | undefined;

/** Renders a part of a preview on the server as at its moment; anything else as now. */
export function renderAt<T>(at: string | undefined, render: () => T): T {
  renderedAt = at === undefined ? undefined : Date.parse(at);
  try {
    return render();
  } finally {
    renderedAt = undefined;
  }
}

/** Records the end of hydration: from now on the browser's own clock is used. */
export function takeClockOver(): void {
  isTakenOver = true;
  for (const listener of listeners) listener();
}

/** Whether the browser's own clock is used. */
export const isClockTakenOver = (): boolean => isTakenOver;

/** Calls the listener once the browser's own clock is used; returns how to stop waiting for it. */
export function onClockTakenOver(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Now, in milliseconds, for texts such as 오늘. During hydration it is noon of the day in Seoul on which
 * the server rendered the document (`<html data-day>`): at midnight, or with a wrong clock, both must
 * render the same text. In a preview it is the previewed moment.
 */
export function nowOfPage(): number {
  if (renderedAt !== undefined) return renderedAt;
  const preview = readPreview();
  if (preview) return Date.parse(preview.at);
  if (isTakenOver || typeof document === 'undefined') return Date.now();
  const { day } = document.documentElement.dataset;
  return day ? Date.parse(`${day}T12:00:00+09:00`) : Date.now();
}
