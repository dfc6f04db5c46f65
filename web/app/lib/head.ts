import { brandMessages } from '@ieum/contract/messages/brand.ts';
import type { MetaDescriptor } from 'react-router';
import { locale, say } from './copy.ts';

export interface Head {
  /** The screen's name; the brand is added. Left out, the brand stands alone. */
  title?: string;
  description?: string;
  /** The page's address without query, for example `/about`. */
  path?: string;
  /** A picture's path for previews. */
  image?: string;
  isHidden?: boolean;
  /** Structured data for search engines. */
  jsonLd?: Record<string, unknown>;
}

const OPEN_GRAPH_LOCALES = ['ko_KR', 'en_US', 'zh_CN'] as const;
const LOCALE_ORDER = ['ko', 'en', 'cn'];

let origin = '';

/** The site's own origin as the server sees it, for absolute addresses in the head. */
export function setOrigin(value: string): void {
  origin = value;
}

/** `화면 이름 | 이음`. */
export const titleOf = (name?: string): string =>
  name ? `${name} | ${say(brandMessages.name)}` : say(brandMessages.name);

const openGraph = (head: Head, address: string): MetaDescriptor[] => [
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: say(brandMessages.name) },
  { property: 'og:title', content: titleOf(head.title) },
  { property: 'og:locale', content: OPEN_GRAPH_LOCALES[LOCALE_ORDER.indexOf(locale)] ?? 'ko_KR' },
  ...(head.description ? [{ property: 'og:description', content: head.description }] : []),
  ...(address ? [{ property: 'og:url', content: address }] : []),
  ...(head.image ? [{ property: 'og:image', content: origin + head.image }] : []),
];

/** The descriptors of one screen for a route's `meta`. */
export function headOf(head: Head): MetaDescriptor[] {
  const address = head.path === undefined ? '' : origin + head.path;
  return [
    { title: titleOf(head.title) },
    ...(head.description ? [{ name: 'description', content: head.description }] : []),
    ...(address ? [{ tagName: 'link' as const, rel: 'canonical', href: address }] : []),
    ...(head.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...openGraph(head, address),
    ...(head.jsonLd ? [{ 'script:ld+json': head.jsonLd }] : []),
  ];
}
