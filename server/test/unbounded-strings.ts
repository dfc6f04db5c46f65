import { z } from 'zod';

interface JsonSchema {
  type?: string;
  maxLength?: number;
  format?: string;
  enum?: unknown;
  const?: unknown;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** The paths of a schema's strings that have no maximum. */
export function unboundedStrings(schema: z.ZodType, io: 'input' | 'output'): string[] {
  return walk(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema, '');
}

function walk(schema: JsonSchema, path: string): string[] {
  const isBounded =
    schema.maxLength !== undefined ||
    schema.enum !== undefined ||
    schema.const !== undefined ||
    schema.format === 'uuid';
  const own = schema.type === 'string' && !isBounded ? [path] : [];
  const children: [string, JsonSchema][] = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['[]', schema.items] as [string, JsonSchema]] : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf, schema.prefixItems].flatMap((all) =>
      (all ?? []).map((one): [string, JsonSchema] => ['', one]),
    ),
    ...(typeof schema.additionalProperties === 'object'
      ? [['*', schema.additionalProperties] as [string, JsonSchema]]
      : []),
  ];
  return [...own, ...children.flatMap(([name, child]) => walk(child, name ? `${path}.${name}` : path))];
}
