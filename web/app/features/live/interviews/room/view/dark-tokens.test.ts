import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('./interview-page.module.css');
const [, selectors = '', block = ''] = /([^{}]*)\{([^}]*--text-1[^}]*)\}/.exec(page) ?? [];

const declared = (css: string) =>
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const);
const values = new Map([...declared(read('../../../../../ui/theme/tokens.css')), ...declared(block)]);

function colourOf(value = ''): number[] {
  const variable = /^var\((.*)\)$/.exec(value)?.[1];
  if (variable) return colourOf(values.get(variable));
  const digits = value.length === 4 ? value.replaceAll(/[^#]/g, '$&$&') : value;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
}
function luminanceOf(token: string): number {
  const [red = 0, green = 0, blue = 0] = colourOf(values.get(token)).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('a dialog over the dark room is dark, too, unless it covers the page', () => {
  const selector = selectors.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/:global\(([^()]*)\)/g, '$1');
  document.body.innerHTML = '<main class="dark"></main><dialog></dialog><dialog data-covers="page"></dialog>';
  const isDark = [...document.querySelectorAll('dialog')].map((dialog) => dialog.matches(selector));
  expect(isDark).toEqual([true, false]);
});

test.each([
  '--text-1',
  '--text-2',
  '--text-3',
  '--text-link',
  '--text-error',
  '--text-warning',
  '--text-urgent',
])('%s can be read on every dark background', (text) => {
  for (const background of ['--bg-page', '--bg-raised', '--bg-muted', '--bg-sunken'])
    expect(contrastOf(text, background)).toBeGreaterThanOrEqual(4.5);
});
