import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const openLayer = async () => {
  const { layers } = await import('./layer-history.ts');
  layers?.open(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 10));
};

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a layer of a page adds an entry to its history', async () => {
  const before = history.length;
  await openLayer();
  expect(history.length).toBe(before + 1);
});

it('a layer of a page in a frame adds none to the history of the page around it', async () => {
  vi.stubGlobal('parent', {});
  const before = history.length;
  await openLayer();
  expect(history.length).toBe(before);
});
