import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { identifiersOf, productPaths, root, toolPaths } from './source.ts';

/** Words that a plainer one replaced; a name is read word by word, so that `resealedKey` is found. */
const DIALECT =
  /^(?:(?:un|re)?seal(?:s|ed|ing)?|refus(?:e[sd]?|als?|ing)|told|tells?|telling|hears?|whoever|anew|forgets?|forgotten|papers?|chairs?|kept|acts|echo(?:es)?|patience|furnish(?:e[sd]|ing)?|likes?|liked|liking|hearts?|stars?|starred|stands?|standing|seams?|seats?|gather(?:s|ed|ing)?|breathe[sd]?|breathing|(?:be)?sieged?|dress(?:es|ed|ing)?|unkept|grams?|postings?|held|bells?|doors?|knock\w*)$/;
/** Names of one word that say nothing about a type. */
const VAGUE = new Set([
  'Given',
  'Served',
  'Told',
  'Standing',
  'Turn',
  'given',
  'wordsOf',
  'inTurn',
  'usePlace',
]);

const EXCEPTIONS: Record<string, RegExp> = {
  'the wire, what is stored, and the ids of operations':
    /^(?:_?likes?|isLiked|Like|isStarred|starred|isKept|isNotKept|refuse|hears|LIKE_CLOSING|ADVERTISING_(?:KEPT|REFUSED)|spent_seals|closesPosting|postings)$/,
  'the endpoints of the wire that are called likes':
    /^(?:LikeDraft|likeApi|likePaths|likeRoutes|presentLikes)$/,
  'SQL, the language and libraries':
    /^(?:escapeLike|PromiseLike|Icon(?:Bell|DoorExit|Heart|Star|StarFilled)|jobPostingOf|\w+_grams)$/,
  'a rating has stars': /^(?:stars?|Stars|STARS)$/,
  sound: /^echoCancellation$/,
};

test('names of values, types, properties, files and folders use the words of the field, not a dialect', () => {
  const found = [...productPaths(), ...toolPaths()].flatMap((path) => {
    const isNamedByWire = path.includes('/hiring/bookmarks/like');
    const file = !isNamedByWire && wordsIn(path).some((word) => DIALECT.test(word)) ? [path] : [];
    return [...file, ...dialectIn(path, readFileSync(root + path, 'utf8'))];
  });
  expect(found).toEqual([]);
});

test('a name of the dialect is found in each of its forms, and a longer word is not', () => {
  const source = `const resealedKey = 1; type Given = { isKept: boolean; keptName: string };
    interface X { SEALED_AT: number; gramsOf: 1; ngramsOf: 1; post_grams: 1; gatheredRows: 1; besieged: 1; likelihood: number; sparkline: 1; _like: 1 } function f({ refusal }) {}
    class K { #sealedKey = 1 } const x = <Row isTold={1} />;`;
  expect(dialectIn('one.tsx', source)).toEqual([
    'one.tsx: resealedKey',
    'one.tsx: Given',
    'one.tsx: keptName',
    'one.tsx: SEALED_AT',
    'one.tsx: gramsOf',
    'one.tsx: gatheredRows',
    'one.tsx: besieged',
    'one.tsx: refusal',
    'one.tsx: sealedKey',
    'one.tsx: isTold',
  ]);
});

/** Parsing is slow: a file is parsed when its text, comments and strings included, contains such a name. */
const CONTAINED =
  /seal|refus|told|tell|hear|whoever|anew|forg[eo]t|paper|chair|kept|acts|echo|patience|furnish|lik(?:e|ing)|star(?!t|e\b)|stand|seam|seat|gather|breath|siege|dress|gram|unkept|posting|held|bell|door|knock|\b(?:given|served|turn)\b|inTurn|wordsOf|usePlace/i;

function dialectIn(path: string, text: string): string[] {
  if (!CONTAINED.test(text) || !text.match(/[\w$]+/g)?.some(isDialect)) return [];
  return [...identifiersOf({ path, text })].filter(isDialect).map((name) => `${path}: ${name}`);
}

const isDialect = (name: string): boolean =>
  (VAGUE.has(name) || wordsIn(name).some((word) => DIALECT.test(word))) &&
  !Object.values(EXCEPTIONS).some((allowed) => allowed.test(name));

const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());
