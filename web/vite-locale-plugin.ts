import { parseSync, Visitor, type ObjectExpression } from 'oxc-parser';
import type { Plugin } from 'vite';

const LOCALES = ['ko', 'en', 'cn'];
const TEXT_FILES =
  /(\/app\/(?!lib\/format\/copy\.ts).*(copy|-menu)\.ts|\/contract\/src\/.*(texts|labels)\.ts)$/;

interface Cut {
  start: number;
  end: number;
  words: string;
}

/**
 * The value of each key of an object literal that is exactly `{ ko, en, cn }`, or nothing for any other
 * object.
 */
function languagesOf(node: ObjectExpression): Map<string, { start: number; end: number }> | undefined {
  const values = new Map<string, { start: number; end: number }>();
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.method)
      return undefined;
    values.set(property.key.name, property.value);
  }
  const isText = values.size === LOCALES.length && LOCALES.every((locale) => values.has(locale));
  return isText ? values : undefined;
}

/** Replaces every `{ ko, en, cn }` literal of a source by the value of one language. */
export function keepOneLanguage(file: string, source: string, locale: string): string {
  const cuts: Cut[] = [];
  const visitor = new Visitor({
    ObjectExpression(node) {
      const value = languagesOf(node)?.get(locale);
      if (value) cuts.push({ start: node.start, end: node.end, words: source.slice(value.start, value.end) });
    },
  });
  visitor.visit(parseSync(file, source).program);
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((text, cut) => text.slice(0, cut.start) + cut.words + text.slice(cut.end), source);
}

/** Keeps only the active language of screen copy and messages in a bundle. */
export const oneLanguage = (locale: string): Plugin => ({
  name: 'one-language',
  enforce: 'pre',
  transform(code, id) {
    const [file = id] = id.split('?');
    return TEXT_FILES.test(file) ? { code: keepOneLanguage(file, code, locale), map: null } : undefined;
  },
});
