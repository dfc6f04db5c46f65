import { encode } from 'html-entities';

/** The parts of JSON Schema that the contract's schemas use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  description?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

/** The fields of an object as a table, nested objects in tables of their own; anything else as its type. */
export function renderFields(schema: Schema): string {
  const { properties, required = [] } = schema;
  if (!properties) return `<p>${renderType(schema)}</p>`;
  const rows = Object.entries(properties).map(([name, field]) => {
    const inner = innerObject(field);
    const optional = required.includes(name) ? '' : ', optional';
    return `<tr><th scope="row"><code>${encode(name)}</code></th><td>${renderType(field)}${optional}${encode(field.description ? `. ${field.description}` : '')}${inner ? renderFields(inner) : ''}</td></tr>`;
  });
  if (rows.length === 0) return '<p>Nothing.</p>';
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** A schema in a few words, with links to named ones. */
export function renderType(schema: Schema): string {
  const { $ref, anyOf, oneOf, items, type } = schema;
  if ($ref) return renderLink($ref);
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map(renderType))].join(' or ');
  if (schema.const !== undefined) return `<code>${encode(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return schema.enum.map((value) => `<code>${encode(String(value))}</code>`).join(', ');
  if (items) return `list of ${renderType(items)}${bounds(schema)}`;
  const name = Array.isArray(type) ? type.join(' or ') : (type ?? 'any');
  return encode(`${name}${schema.format ? ` (${schema.format})` : ''}${bounds(schema)}`);
}

function renderLink(ref: string): string {
  const name = ref.split('/').at(-1) ?? '';
  return `<a href="#schema-${name}">${encode(name)}</a>`;
}

function bounds({ minLength, maxLength, minimum, maximum, maxItems }: Schema): string {
  const said: string[] = [];
  if (minLength) said.push(`at least ${minLength} characters`);
  if (maxLength !== undefined) said.push(`at most ${maxLength} characters`);
  // Whole numbers without an explicit maximum have the largest safe integer of JavaScript.
  if (minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER) said.push(`from ${minimum}`);
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) said.push(`to ${maximum}`);
  if (maxItems !== undefined) said.push(`at most ${maxItems}`);
  return said.length > 0 ? `, ${said.join(', ')}` : '';
}

/** An unnamed object, alone, in a list or beside null, whose fields deserve a table. */
function innerObject(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return innerObject(schema.items);
  return (schema.anyOf ?? schema.oneOf)?.map(innerObject).find((inner) => inner !== undefined);
}
