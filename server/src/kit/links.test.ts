import { expect, test } from 'vitest';
import { ContentLink } from '@ieum/contract/common/content-link.ts';
import { readLink } from './links.ts';

const HERE = 'https://ieum.example';

test.each([
  ['', { url: null, isOuter: false }],
  ['/recruitments?sort=CREATED_AT_DESC', { url: '/recruitments?sort=CREATED_AT_DESC', isOuter: false }],
  ['https://ieum.example/guide#seller', { url: '/guide#seller', isOuter: false }],
  ['https://ieum.example.evil/guide', { url: 'https://ieum.example.evil/guide', isOuter: true }],
  ['http://ieum.example/guide', { url: 'http://ieum.example/guide', isOuter: true }],
])('%s is read', (link, read) => {
  expect(ContentLink.parse(link)).toBe(link);
  expect(readLink(link, HERE)).toEqual(read);
});

test.each(['', '/notices', 'https://partner.example/a?b=c', 'HTTP://partner.example'])(
  '%j is a link',
  (link) => {
    expect(ContentLink.safeParse(link).success).toBe(true);
  },
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hi',
  'http:evil.example',
  'https:evil.example',
  'http:/evil.example',
  'http:\\\\evil.example',
  '//evil.example',
  '/\\evil.example',
  'guide',
  'mailto:a@b.kr',
  'https://user@evil.example/',
])('%s is no link', (link) => {
  expect(ContentLink.safeParse(link).success).toBe(false);
});
