import { expect, test } from 'vitest';
import { ContentLink } from './content-link.ts';

test.each(['', '/notices', 'https://partner.example/a?b=c', 'HTTP://partner.example'])(
  '%j is a link',
  (link) => {
    expect(ContentLink.safeParse(link).success).toBe(true);
  },
);

test.each([
  'http:evil.example',
  'https:evil.example',
  'http:/evil.example',
  'http:\\\\evil.example',
  '//evil.example',
])('%j is no link', (link) => {
  expect(ContentLink.safeParse(link).success).toBe(false);
});
