import { expect, test } from 'vitest';
import { withLateStart } from './late-start.ts';

const PAGE =
  '<html><head><link rel="modulepreload" href="/a.js"/></head><body><script type="module" async="">import "/a.js"</script></body></html>';

test('a document requests no script before its first paint and contains the code that starts them later', () => {
  const html = withLateStart(PAGE);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<script type="later">import "/a.js"</script>');
});
