import type { z } from 'zod';
import type { Endpoint } from '@ieum/contract/common/endpoint.ts';
import { findText, type KeyedText } from '@ieum/contract/common/text.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { AppError } from '../errors.ts';

const PARTS = ['params', 'query', 'headers', 'body', 'form'] as const;
export type RawParts = Partial<Record<(typeof PARTS)[number], unknown>>;

/**
 * Parses every part that the endpoint declares; the first issue becomes the 400's message, all issues its
 * fields.
 */
export function parseInput(endpoint: Endpoint, raw: RawParts): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (!schema) continue;
    const result = schema.safeParse(raw[part] ?? {});
    if (!result.success) throw parseError(result.error);
    input[part] = result.data;
  }
  return input;
}

/** Turns validation issues into a 400; each issue's message is a text key. */
export function parseError(error: z.ZodError): AppError {
  // A map, because the caller chooses the names of unknown fields.
  const fields = new Map<string, KeyedText>();
  for (const issue of error.issues)
    for (const path of pathsOf(issue)) if (!fields.has(path)) fields.set(path, messageOf(issue.message));
  const [first] = error.issues;
  return new AppError('invalid', first ? messageOf(first.message) : m.invalid, {
    fields: Object.fromEntries(fields),
  });
}

/** The path of an issue; for an unknown name, the name itself. */
const pathsOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path, key].join('.'))
    : [issue.path.join('.') || 'body'];

function messageOf(key: string): KeyedText {
  const text = findText(key);
  return text ? { key, text } : m.invalid;
}
