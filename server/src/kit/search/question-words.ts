import { withoutParticle } from './particles.ts';
import { writtenFormOf } from './written-forms.ts';

/** Punctuation ends a word. */
const BETWEEN_WORDS = /[^\p{Letter}\p{Number}]+/u;

/** The endings of a verb that is made of a noun and 하다 or 되다: 지원해요, 지원하려면, 지원할 and 지원되나요 are about 지원. */
const NOUN_VERB =
  /(?<=^\p{Script=Hangul}{2,})(?:하(?:[고기나는니던려며면시신여자지게네겠]\p{Script=Hangul}{0,4})|해(?:[요서야도줘주보]\p{Script=Hangul}{0,3})?|할(?:[까수게지래때]\p{Script=Hangul}{0,2})?|한(?:[다데지거가]\p{Script=Hangul}{0,2})?|합니\p{Script=Hangul}{1,2}|했\p{Script=Hangul}{1,4}|되(?:[나는면지어었]\p{Script=Hangul}{0,3})|[돼된될]\p{Script=Hangul}{0,3})$/u;
/** The ending of a polite sentence. */
const SENTENCE_ENDING = /(?<=^\p{Script=Hangul}{2,})(?:는데요?|[어아여나까네세지]요|죠|요)$/u;

const FIRST_SYLLABLE = '가'.charCodeAt(0);
const LAST_SYLLABLE = '힣'.charCodeAt(0);
const [FINALS, VOWELS] = [28, 21];
/** The place of ㅆ among the finals, which ends the stem of the past. */
const PAST = 20;
/** Vowels into which that of a stem and 어 or 아 are drawn together: 올려 is 올리 and 어. */
const DRAWN_TOGETHER: ReadonlyMap<string, string> = new Map([
  ['ㅕ', 'ㅣ'],
  ['ㅝ', 'ㅜ'],
  ['ㅘ', 'ㅗ'],
]);
const VOWEL_ORDER = Array.from('ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ');

/** The stem of a verb whose last syllable was drawn together with its ending; any other text unchanged. */
function stemOf(verb: string): string {
  const code = verb.charCodeAt(verb.length - 1);
  if (!(code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE)) return verb;
  const index = code - FIRST_SYLLABLE;
  const vowel = Math.floor(index / FINALS) % VOWELS;
  const stemVowel = DRAWN_TOGETHER.get(VOWEL_ORDER[vowel] ?? '');
  if (index % FINALS !== 0 || stemVowel === undefined) return verb;
  return verb.slice(0, -1) + String.fromCharCode(code + (VOWEL_ORDER.indexOf(stemVowel) - vowel) * FINALS);
}

const isPast = (verb: string): boolean =>
  (verb.charCodeAt(verb.length - 1) - FIRST_SYLLABLE) % FINALS === PAST;

/** A word without its ending or particle; what has happened (남았어요) is part of what is asked, so it stays. */
function withoutEnding(word: string): string {
  const noun = word.replace(NOUN_VERB, '');
  if (noun !== word) return noun;
  const verb = word.replace(SENTENCE_ENDING, '');
  if (verb === word) return withoutParticle(word);
  return isPast(verb) ? word : stemOf(verb);
}

/**
 * The words of a question as texts of the site have them: without the endings and particles by which the same word
 * differs from sentence to sentence.
 */
export function questionWords(question: string): string[] {
  return writtenFormOf(question).split(BETWEEN_WORDS).map(withoutEnding);
}
