import { inArray } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { coverage, type Passage } from '#kit/search/closest-texts.ts';
import { textOfHtml } from '#platform/files/html.ts';
import { terms } from './tables.ts';

/** The two policies that have pages of their own, by their code. */
const pages: Readonly<Record<string, string>> = { service: '/service-policy', privacy: '/privacy-policy' };

/** As much of a policy as answers a question: a heading and what is below it. */
const LINES = 2;

/** The lines of a text by parts that overlap, so that a heading is with what is below it. */
function partsOf(text: string): string[] {
  const lines = text.split('\n');
  return lines.map((_, index) => lines.slice(index, index + LINES).join('\n'));
}

/** The part of each policy in force that is closest to a reader's question. */
export async function findPolicyPassages(db: Db, question: string): Promise<Passage[]> {
  const rows = await db
    .select({ code: terms.code, subject: terms.subject, content: terms.content })
    .from(terms)
    .where(inArray(terms.code, Object.keys(pages)));
  return rows.flatMap(({ code, subject, content }) => {
    const parts = partsOf(textOfHtml(content)).map((text) => ({ text, score: coverage(question, text) }));
    const [closest] = parts.toSorted((a, b) => b.score - a.score);
    return closest ? [{ title: subject, link: pages[code] ?? '', ...closest }] : [];
  });
}
