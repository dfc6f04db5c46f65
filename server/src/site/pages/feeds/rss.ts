import { brandTexts } from '@ieum/contract/common/brand-texts.ts';
import type { Db } from '#kit/context.ts';
import { periodText, placeText, typesText } from '../recruitment-facts.ts';
import { listNewest, type NewestRow } from './queries.ts';
import { documentOf, element, together } from './xml.ts';

const NEWEST = 50;
const brand = brandTexts.name.text.ko;

function itemOf(row: NewestRow, origin: string) {
  const address = `${origin}/recruitments/${row.id}`;
  const facts = [row.companyName, periodText(row), placeText(row), typesText(row)].filter(Boolean);
  return element(
    'item',
    together([
      element('title', row.subject),
      element('link', address),
      element('guid isPermaLink="true"', address),
      element('dc:creator', row.companyName),
      element('pubDate', (row.publishedAt ?? row.createdAt).toUTCString()),
      element('description', [row.summary, facts.join(' · ')].filter(Boolean).join('\n')),
    ]),
  );
}

/** The newest recruitments as RSS 2.0, in Korean. */
export async function newestAsRss(db: Db, origin: string): Promise<Buffer> {
  const rows = await listNewest(db, NEWEST);
  const [latest] = rows;
  const channel = [
    element('title', `${brand} 채용 공고`),
    element('link', `${origin}/recruitments`),
    element('description', '무역센터에 새로 올라온 채용 공고'),
    element('language', 'ko'),
    {
      xml: `<atom:link href="${encodeURI(origin)}/rss.xml" rel="self" type="application/rss+xml"/>`,
    },
    ...(latest ? [element('lastBuildDate', (latest.publishedAt ?? latest.createdAt).toUTCString())] : []),
    ...rows.map((row) => itemOf(row, origin)),
  ];
  const names = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return documentOf(element(`rss version="2.0" ${names}`, element('channel', together(channel))));
}
