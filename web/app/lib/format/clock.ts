let isTakenOver = false;

/** Records the end of hydration: from now on the browser's own clock is used. */
export function takeClockOver(): void {
  isTakenOver = true;
}

/**
 * Now, in milliseconds, for texts such as 오늘. During hydration it is noon of the day in Seoul on which
 * the server rendered the document (`<html data-day>`): at midnight, or with a wrong clock, both must
 * render the same text.
 */
export function nowOfPage(): number {
  if (isTakenOver || typeof document === 'undefined') return Date.now();
  const { day } = document.documentElement.dataset;
  return day ? Date.parse(`${day}T12:00:00+09:00`) : Date.now();
}
