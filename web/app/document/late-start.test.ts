import { expect, test } from 'vitest';
import { startLate } from './late-start.ts';

const FONTS = '<link rel="stylesheet" href="/fonts.css"/>';
const PAGE = `<html><head><link rel="modulepreload" href="/a.js"/>${FONTS}</head><body><script type="module" async="">import "/a.js"</script></body></html>`;

test('a document requests no script before its first paint and contains the code that starts them later', () => {
  const html = startLate(PAGE, FONTS);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<script type="later">import "/a.js"</script>');
  expect(html).toContain('<link rel="stylesheet" data-fonts="" disabled="" href="/fonts.css"/>');
});

test('a document of another form is an error', () => {
  for (const part of [FONTS, '<script type="module" async="">', '</head>', '<link rel="modulepreload" '])
    expect(() => startLate(PAGE.replace(part, ''), FONTS)).toThrow(/place/);
});
