import { inArray } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { coverage, subjectNgrams, type Passage } from '#kit/search/closest-texts.ts';
import { fold } from '#kit/search/ngrams.ts';
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

/**
 * The part of a policy that is closest to a question. What many of its parts mention, such as personal data in the
 * privacy policy, does not decide between them.
 */
function closestPart(question: string, content: string): Pick<Passage, 'text' | 'score'> | undefined {
  const parts = partsOf(textOfHtml(content)).map((text) => ({ text, folded: fold(text) }));
  const weighed = subjectNgrams(question).map((ngram) => {
    const share = parts.filter(({ folded }) => folded.includes(ngram)).length / Math.max(parts.length, 1);
    return { ngram, weight: share > 0 ? Math.log(1 / share) : 0 };
  });
  const weightOf = (folded: string) =>
    weighed.reduce((sum, { ngram, weight }) => sum + (folded.includes(ngram) ? weight : 0), 0);
  const [closest] = parts
    .map(({ text, folded }) => ({ text, score: coverage(question, text), weight: weightOf(folded) }))
    .toSorted((a, b) => b.weight - a.weight || b.score - a.score);
  return closest && { text: closest.text, score: closest.score };
}

/** The part of each policy in force that is closest to a reader's question. */
export async function findPolicyPassages(db: Db, question: string): Promise<Passage[]> {
  const rows = await db
    .select({ code: terms.code, subject: terms.subject, content: terms.content })
    .from(terms)
    .where(inArray(terms.code, Object.keys(pages)));
  return rows.flatMap(({ code, subject, content }) => {
    const closest = closestPart(question, content);
    return closest ? [{ title: subject, link: pages[code] ?? '', ...closest }] : [];
  });
}
