import { coverage } from '#kit/search/closest-texts.ts';

const LONGEST = 400;

/** Sentences end at a full stop, a question mark or a line break. */
const SENTENCE = /[^.?!。\n]+[.?!。]*\s*/g;

/** The part of a text that answers a question: from the sentence closest to it, at most so many characters. */
export function excerptOf(text: string, question: string, longest = LONGEST): string {
  const whole = text.trim();
  if (whole.length <= longest) return whole;
  const sentences = whole.match(SENTENCE) ?? [whole];
  const scores = sentences.map((sentence) => coverage(question, sentence));
  const start = scores.indexOf(Math.max(...scores));
  let excerpt = '';
  for (const sentence of sentences.slice(start)) {
    if (excerpt && excerpt.length + sentence.length > longest) break;
    excerpt += sentence;
  }
  return excerpt.trim().slice(0, longest);
}
