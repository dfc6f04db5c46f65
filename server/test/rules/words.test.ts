import { expect, test } from 'vitest';
import { commentsAndTitles, proseMatching } from './prose.ts';

/** Words that a plainer one replaces in every sentence; paths and file names are excepted. */
const dialect =
  /(?<![\w/`.-])(?:told|tells?|telling|hears?|heard|whoever|anew|furnish\w*|thereof|whence|lest|shall|refus(?:e[sd]?|als?|ing)|by (?:itself|themselves)|the one who|stands?(?! out)|papers?|postings?|(?:un)?seal(?:s|ed)?|patience|seams?|breathe[sd]?|sieges?|besieged?|dressed|unkept|nobody['’]s|bells?|doors?|knock(?:s|ed|ing)?)(?![\w/`-]|\.\w)/i;

const PLAINER =
  'say, show, notify or report for tell and hear; reject for refuse; is or applies for stand; again for anew; document for paper; recruitment for posting; extension point for seam; formatted for dressed';

test('comments, test titles and documents use plain words, not a dialect', () => {
  const found = proseMatching(dialect).map(
    ({ place, text }) => `${place}: ${dialect.exec(text)?.[0]} (${PLAINER})`,
  );
  expect(found).toEqual([]);
});

test('a word of the dialect is found in a comment and in a title, not in code', () => {
  const source = `/** The caller is told. */\ntest.each([1])('%s is refused', () => {});\nconst told = 'told';\n// A dressed e-mail.`;
  const found = commentsAndTitles('one.test.ts', source).filter(({ text }) => dialect.test(text));
  expect(found.map(({ place }) => place)).toEqual(['one.test.ts:1', 'one.test.ts:4', 'one.test.ts:2']);
  expect(proseMatching(/\bworkbook\b/).length).toBeGreaterThan(30);
});
