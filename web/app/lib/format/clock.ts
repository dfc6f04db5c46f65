let isTakenOver = false;

/** Tells that the browser has taken the server's document over: from now on its own clock counts. */
export function takeClockOver(): void {
  isTakenOver = true;
}

/**
 * Now, in milliseconds, for words such as 오늘. While the browser takes a document over, it is noon of the day in
 * Seoul on which the server rendered it (`<html data-day>`): at midnight, or under a wrong clock, both must write
 * the same words.
 */
export function nowOfPage(): number {
  if (isTakenOver || typeof document === 'undefined') return Date.now();
  const { day } = document.documentElement.dataset;
  return day ? Date.parse(`${day}T12:00:00+09:00`) : Date.now();
}
