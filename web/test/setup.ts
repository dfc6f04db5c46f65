import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** The browser features that the test DOM lacks and Mantine and our own sheets need. */
const fallbacks: Record<string, unknown> = {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
};

for (const [name, value] of Object.entries(fallbacks)) {
  Object.defineProperty(window, name, { value, writable: true, configurable: true });
}
if (!('scrollIntoView' in Element.prototype)) {
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => undefined, writable: true });
}

if (!('fonts' in document)) {
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
