import { brandTexts } from '@ieum/contract/common/brand-texts.ts';
import type { MetaDescriptor } from 'react-router';
import { locale, say } from '../format/copy.ts';

export interface Head {
  /** The screen's name, to which the brand is added; the brand alone by default. */
  title?: string;
  description?: string;
  /** The page's address without query, for example `/about`. */
  path?: string;
  /** The path of the preview picture, 1200 × 630; by default the site's own. */
  image?: string;
  /** Excluded from search engines; its links still count. */
  isHidden?: boolean;
  /** Structured data for search engines. */
  jsonLd?: Record<string, unknown>;
}

const OPEN_GRAPH_LOCALES = ['ko_KR', 'en_US', 'zh_CN'] as const;
const LOCALE_ORDER = ['ko', 'en', 'cn'];

let origin = '';

/** The site's origin as the server sees it, for absolute addresses in the head. */
export function setOrigin(value: string): void {
  origin = value;
}

/** The absolute address of a path of this site. */
export const absolute = (path: string): string => origin + path;

/** `화면 이름 | 이음`. */
export const titleOf = (name?: string): string =>
  name ? `${name} | ${say(brandTexts.name)}` : say(brandTexts.name);

const SITE_IMAGE = '/og.png';

const openGraph = (head: Head, address: string): MetaDescriptor[] => [
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: say(brandTexts.name) },
  { property: 'og:title', content: head.title ?? titleOf() },
  { property: 'og:locale', content: OPEN_GRAPH_LOCALES[LOCALE_ORDER.indexOf(locale)] ?? 'ko_KR' },
  ...(head.description ? [{ property: 'og:description', content: head.description }] : []),
  ...(address ? [{ property: 'og:url', content: address }] : []),
  { property: 'og:image', content: absolute(head.image ?? SITE_IMAGE) },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { name: 'twitter:card', content: 'summary_large_image' },
];

/** The descriptors of one screen for a route's `meta`. */
export function headOf(head: Head): MetaDescriptor[] {
  const address = head.path === undefined ? '' : absolute(head.path);
  return [
    { title: titleOf(head.title) },
    ...(head.description ? [{ name: 'description', content: head.description }] : []),
    ...(address ? [{ tagName: 'link' as const, rel: 'canonical', href: address }] : []),
    ...(head.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    // Crawlers read documents as the server sent them; the browser's part does not need these.
    ...(import.meta.env.SSR ? openGraph(head, address) : []),
    ...(import.meta.env.SSR && head.jsonLd ? [{ 'script:ld+json': head.jsonLd }] : []),
  ];
}
