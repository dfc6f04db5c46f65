import { findText, locales, sayIn, type Locale, type KeyedText } from '@ieum/contract/common/text.ts';

/** The language of this bundle, constant because there is one build per language (`VITE_LOCALE`). */
export const locale: Locale = locales.find((name) => name === import.meta.env.VITE_LOCALE) ?? 'ko';

/** The value of `<html lang>` for each language. */
export const htmlLang: Record<Locale, string> = { ko: 'ko', en: 'en', cn: 'zh-CN' };

/** Marks Korean text of members within a page of another language, for screen readers and translators. */
export const writtenIn = (text: string | null | undefined): { lang?: 'ko' } =>
  locale !== 'ko' && /[가-힣]/.test(text ?? '') ? { lang: 'ko' } : {};

interface Translations {
  ko: unknown;
  en: unknown;
  cn: unknown;
}

interface CopyTree {
  readonly [name: string]: Translations | CopyTree;
}

type Widened<T> = T extends string ? string : T;

type Copy<T> = {
  readonly [K in keyof T]: T[K] extends Translations ? Widened<T[K]['ko']> : Copy<T[K]>;
};

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: Record<string, unknown>): boolean =>
  'ko' in value && 'en' in value && 'cn' in value && Object.keys(value).length === 3;

function pick(value: unknown): unknown {
  if (!isTree(value)) return value;
  if (isText(value)) return value[locale];
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, pick(inner)]));
}

/**
 * Screen texts of one module: a tree whose leaves are `{ ko, en, cn }`, each a string, a list or a
 * function of values. Returns the same tree with the texts of this bundle's language.
 */
export const defineCopy = <const T extends CopyTree>(tree: T): Copy<T> => pick(tree) as Copy<T>;

/** A message of the contract in this bundle's language, with its `{name}` placeholders filled. */
export const say = (message: KeyedText, values?: Record<string, string | number>): string =>
  sayIn(locale, message.text, values);

/** Messages of the contract by their names, each in this bundle's language. */
export const sayAll = <const T extends Readonly<Record<string, KeyedText>>>(
  messages: T,
): { readonly [K in keyof T]: string } =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, say(message)])) as {
    readonly [K in keyof T]: string;
  };

/** The text of a message key from a schema, or the key itself when it is already a text. */
export function sayKey(key: string): string {
  const text = findText(key);
  return text ? sayIn(locale, text) : key;
}
