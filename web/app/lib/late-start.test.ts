import { expect, test } from 'vitest';
import { withKeptActs, withLateStart } from './late-start.ts';

const PAGE =
  '<html><head><link rel="modulepreload" href="/a.js"/></head><body><script type="module" async="">import "/a.js"</script></body></html>';

test('a document that sleeps first asks for no script by itself and keeps the very words that will start it', () => {
  const html = withLateStart(PAGE);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<script type="later">import "/a.js"</script>');
});

test('a document that starts at once keeps its scripts as they are', () => {
  const html = withKeptActs(PAGE);
  expect(html).toContain('<link rel="modulepreload" href="/a.js"/>');
  expect(html).toContain('<script type="module" async="">import "/a.js"</script>');
});
