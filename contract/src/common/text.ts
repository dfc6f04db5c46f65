/** The three locale codes of the product; `cn` is simplified Chinese. */
export const locales = ['ko', 'en', 'cn'] as const;
export type Locale = (typeof locales)[number];

/** One text in the three languages, side by side. */
export type Text = Record<Locale, string>;

/** A user-visible text with its key, which validation passes on. */
export interface KeyedText {
  key: string;
  text: Text;
}

const catalogue = new Map<string, Text>();

/** Registers a module's texts; the key of each is `module.name`. */
export function defineTexts<const T extends Record<string, Text>>(
  module: string,
  texts: T,
): { [K in keyof T]: KeyedText } {
  const entries = Object.entries(texts).map(([name, text]) => {
    const key = `${module}.${name}`;
    catalogue.set(key, text);
    return [name, { key, text }];
  });
  return Object.fromEntries(entries);
}

/** Finds a text by its key; undefined for a key that no module has registered. */
export const findText = (key: string): Text | undefined => catalogue.get(key);

/** All registered texts by key, for the completeness test. */
export const allTexts = (): ReadonlyMap<string, Text> => catalogue;

/**
 * The text in one language with its `{name}` placeholders filled.
 * The browser's build contains one language only, so a bare string passes through.
 */
export function sayIn(
  locale: Locale,
  text: Text | string,
  values: Record<string, string | number> = {},
): string {
  const translated = typeof text === 'string' ? text : text[locale];
  return translated.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** All translations of a text; the only one where the browser's build contains a single language. */
export const wordingsOf = (text: Text | string): string[] =>
  typeof text === 'string' ? [text] : Object.values(text);

/**
 * Parses Accept-Language, also `ko`, `en` and `cn` from our own pages: zh and cn give cn, en gives en, all
 * others ko.
 */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const first = (acceptLanguage ?? '').trim().toLowerCase();
  if (first.startsWith('zh') || first.startsWith('cn')) return 'cn';
  return first.startsWith('en') ? 'en' : 'ko';
}

/** The first `{placeholder}` of a text, with its braces, that is none of the known names; undefined where there is none. */
export const unknownPlaceholderOf = (text: string, known: readonly string[]): string | undefined =>
  [...text.matchAll(/\{([^{}\n]+)\}/g)].find(([, name = '']) => !known.includes(name))?.[0];
