import { z } from 'zod';
import type { Endpoint } from '../../contract/src/common/endpoint.ts';

interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** The parts of a call as JSON schemas. */
export function schemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
}

/** How a string with this name is made, before its schema is used. */
export type Names = Record<string, unknown>;

/** A value that fits a schema as far as the schema specifies; every property is there. */
export function sampleOf(schema: JsonSchema, names: Names = {}, name = ''): unknown {
  if (name in names) return names[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return sampleOf(choice.find(({ type }) => type !== 'null') ?? {}, names, name);
  if (schema.allOf) return sampleOf(Object.assign({}, ...schema.allOf) as JsonSchema, names, name);
  return typedOf(schema, names);
}

function typedOf(schema: JsonSchema, names: Names): unknown {
  if (schema.type === 'object') return objectOf(schema, names);
  if (schema.type === 'array') return arrayOf(schema, names);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 0, 0);
  return stringOf(schema);
}

const objectOf = ({ properties = {} }: JsonSchema, names: Names) =>
  Object.fromEntries(Object.entries(properties).map(([key, child]) => [key, sampleOf(child, names, key)]));

const arrayOf = ({ prefixItems, items, minItems = 0 }: JsonSchema, names: Names) =>
  prefixItems
    ? prefixItems.map((item) => sampleOf(item, names))
    : Array.from({ length: minItems }, () => sampleOf(items ?? {}, names));

const formats: Record<string, string> = {
  'date-time': '2031-05-06T00:00:00.000Z',
  date: '2031-05-06',
  email: 'sample@example.com',
  uuid: '00000000-0000-7000-8000-000000000000',
};

function stringOf({ format, pattern, minLength = 0, maxLength = 20 }: JsonSchema): string {
  if (format && formats[format]) return formats[format];
  if (pattern?.includes('\\d{8}')) return '19900215';
  if (pattern?.includes('@')) return 'sample@example.com';
  const word = 'samplewordsamplewordsampleword';
  return word.slice(0, Math.max(minLength, Math.min(8, maxLength)));
}

/** A body of an endpoint by its schema. */
export function bodyOf({ body, form }: Pick<Endpoint, 'body' | 'form'>, names: Names = {}): unknown {
  const schema = body ?? form;
  return schema ? sampleOf(schemaOf(schema), names) : undefined;
}
