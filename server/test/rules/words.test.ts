import { expect, test } from 'vitest';
import { proseOfAll } from './prose.ts';

/** Words that a plainer one replaces in every sentence; paths and file names are excepted. */
const dialect =
  /(?<![\w/`.-])(?:told|tells?|telling|hears?|heard|whoever|anew|furnish\w*|thereof|whence|lest|shall|refus(?:e[sd]?|als?|ing)|by (?:itself|themselves)|the one who|stands?(?! out)|papers?|postings?|(?:un)?seal(?:s|ed)?|patience|nobody['’]s)(?![\w/`-]|\.\w)/i;

test('comments, test titles and documents use plain words, not a dialect', () => {
  const prose = proseOfAll();
  expect(prose.length).toBeGreaterThan(5000);
  const found = prose.flatMap(({ place, text }) => {
    const word = dialect.exec(text)?.[0];
    return word ? [`${place}: ${word}`] : [];
  });
  expect(found).toEqual([]);
});
