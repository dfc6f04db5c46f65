import { FILE_ADDRESS } from '@ieum/contract/common/own-address.ts';
import { decode } from 'html-entities';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';

/** Increased with every change of the policy; rows store the version that cleaned them. */
export const SANITISER_VERSION = 2;

const blocks = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'li'];
const marks = ['strong', 'em', 'u', 's', 'code', 'mark', 'span', 'sub', 'sup', 'a', 'img'];
const tableParts = ['table', 'colgroup', 'col', 'tbody', 'tr', 'th', 'td'];
const align = { 'text-align': [/^(?:left|center|right|justify)$/] };
const colour = [/^#[0-9a-f]{3,8}$/i, /^rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\)$/];
const cell = ['colspan', 'rowspan', 'colwidth', 'style'];

/** The markup that the editor can make; everything else is removed. */
const policy: IOptions = {
  allowedTags: [...blocks, ...marks, ...tableParts],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: cell,
    td: cell,
    ...Object.fromEntries(['p', 'h2', 'h3', 'h4', 'span'].map((tag) => [tag, ['style']])),
  },
  allowedStyles: { '*': align, span: { color: colour } },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    a: safeLink,
    img: ownImage,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'svg', 'math'],
  nestingLimit: 40,
};

/** Removes all markup that the editor's tool bar cannot make; the result is safe to show. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html.replaceAll('\0', ''), policy);
}

function safeLink(tagName: string, { href = '' }: Attributes): Tag {
  const link = href.trim();
  if (/^https?:\/\//i.test(link)) {
    return { tagName, attribs: { href: link, target: '_blank', rel: 'noopener nofollow' } };
  }
  return { tagName, attribs: /^mailto:[^\s?]+$/i.test(link) ? { href: link, rel: 'noopener nofollow' } : {} };
}

const ownFile = new RegExp(`^${FILE_ADDRESS.source}(?=$|\\?)`);
const pixels = /^\d{1,4}$/;

/** Stores the address of a private file without its signature, which expires after minutes. */
function ownImage(tagName: string, { src = '', alt = '', width = '', height = '' }: Attributes): Tag {
  const [file] = ownFile.exec(src) ?? [];
  if (!file) return { tagName, attribs: {} };
  const hasSize = pixels.test(width) && pixels.test(height);
  return { tagName, attribs: hasSize ? { src: file, alt, width, height } : { src: file, alt } };
}

const lineEnds = /<(?:br|hr)\b[^>]*>|<\/(?:p|h\d|li|blockquote|pre|tr)>/g;
const cellEnds = /<\/t[hd]>/g;

/** The text of an editor's HTML, one line for each block; for searching, summaries and descriptions. */
export function textOfHtml(html: string): string {
  const spaced = cleanHtml(html).replace(lineEnds, '\n').replace(cellEnds, ' ');
  return decode(spaced.replace(/<[^<>]*>/g, ''))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
