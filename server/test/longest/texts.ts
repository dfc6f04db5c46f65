import { z } from 'zod';
import { bounds } from '@ieum/contract/common/bounds.ts';

/** A way to fill a text up to its maximum. */
export type Filling = (max: number) => string;

const repeated = (unit: string) => (max: number) => unit.repeat(Math.floor(max / unit.length));

/** Each is costly in another way: escapes of HTML and JSON, bytes of UTF-8, surrogate pairs. */
export const fillings: Record<string, Filling> = {
  'plain letters': repeated('a'),
  'two words with the second long': (max) => `서울 ${'구'.repeat(Math.max(0, max - 3))}`.slice(0, max),
  ampersands: repeated('&'),
  'Hangul syllables': repeated('가'),
  emoji: repeated('😀'),
  'quotes and backslashes': repeated('"\\'),
};

/** 254 characters with the shortest local part, which a mask makes longer. */
const longestEmail = `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(62)}.museum`;

interface Json {
  type?: string;
  maxLength?: number;
  format?: string;
  enum?: unknown;
  const?: unknown;
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
}
const jsonOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json;
const choices = (json: Json): Json[] => [
  json,
  ...[json.anyOf, json.oneOf, json.allOf].flatMap((all) => (all ?? []).flatMap(choices)),
];

/** Names, numbers, secrets and conditions whose format leaves no room for a text. */
const FORMED =
  /(^|\.)(_\w+|username|password|newPassword|phone|otp|code|kind|group|socketId|split|key|token|bornAt|addressees|files|writingStep|image|category|parent|href|video\.link|filter\.(?!searchValue)\w+)(\.\[\])?$/;

/** The texts of a request and their maximums, by their path: `workExperience.list.[].description`. */
export function textsOf(schema: z.ZodType): Map<string, number> {
  const found = new Map<string, number>();
  const walk = (json: Json, path: readonly string[]) => {
    for (const part of choices(json)) {
      const name = path.join('.');
      const isText = part.type === 'string' && !part.enum && !part.const && !part.format?.startsWith('date');
      if (isText && part.maxLength && !FORMED.test(name))
        found.set(name, Math.max(found.get(name) ?? 0, readable(part.maxLength)));
      for (const [key, child] of Object.entries(part.properties ?? {})) walk(child, [...path, key]);
      if (part.items) walk(part.items, [...path, '[]']);
    }
  };
  walk(jsonOf(schema), []);
  return found;
}

/** The maximum of formatted text counts what a reader sees of it. */
const readable = (max: number): number =>
  [bounds.recruitmentContent, bounds.termsContent, bounds.articleContent].find(({ markup }) => markup === max)
    ?.text ?? max;

type Path = readonly (string | number)[];
export const nameOfPath = (path: Path) => path.map((key) => (typeof key === 'number' ? '[]' : key)).join('.');

/** The paths of the texts in a value. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (Array.isArray(value)) return value.flatMap((child, i) => leavesOf(child, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...path, key]));
}

/** The value with a text in place of the one at a path. */
export function withAt(value: unknown, [key, ...rest]: Path, text: unknown): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((child, i) => (i === key ? withAt(child, rest, text) : child));
  const current = value as Record<string, unknown>;
  return { ...current, [key]: withAt(current[String(key)], rest, text) };
}

/** Texts of one list with the same maximum would be equal, which choices may not be. */
const apart = (text: string, place: string | number | undefined): string =>
  typeof place === 'number' && place > 0 ? `${text.slice(0, -2)}-${place}` : text;

/** The body with each of its texts at its maximum, as far as the text's own format allows. */
export function fillTexts(schema: z.ZodType, body: unknown, filling: Filling): unknown {
  const texts = textsOf(schema);
  let filled = body;
  for (const path of leavesOf(body)) {
    const max = texts.get(nameOfPath(path));
    if (max === undefined) continue;
    const tries = [
      apart(filling(max), path.at(-1)),
      filling(Math.floor(max / 2)),
      longestEmail,
      `https://b.kr/${'p'.repeat(Math.max(0, max - 13))}`,
    ];
    const fitting = tries
      .filter((text) => text.length <= max)
      .map((text) => withAt(filled, path, text))
      .find((candidate) => schema.safeParse(candidate).success);
    if (fitting !== undefined) filled = fitting;
  }
  return filled;
}

/** The texts that a schema accepts but a body omits. */
export function textsMissingIn(schema: z.ZodType, bodies: readonly unknown[]): string[] {
  const present = new Set(bodies.flatMap((body) => leavesOf(body).map(nameOfPath)));
  return [...textsOf(schema).keys()].filter((name) => !present.has(name));
}
