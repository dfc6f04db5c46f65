import { z } from 'zod';
import { isRowList } from '@ieum/contract/common/schemas.ts';

/** Reduces a response to what its schema declares, so that other properties are never sent. */
export type Present = (schema: z.ZodType, reply: unknown) => unknown;

/**
 * Presents responses by the shape of their schemas. Lengths, ranges and formats are checked on writing and
 * never here, so that everything stored can be read. A row of a list with another shape is left out and
 * reported to `onUnfit`; anywhere else it fails the call.
 */
export function createPresenter(onUnfit: (error: Error) => void): Present {
  const shapes = new WeakMap<z.ZodType, z.ZodType>();
  return (schema, reply) => {
    const known = shapes.get(schema);
    if (known) return known.parse(reply);
    const shape = shapeOf(schema, onUnfit);
    shapes.set(schema, shape);
    return shape.parse(reply);
  };
}

type OnUnfit = (error: Error) => void;
type Definition = z.core.$ZodTypes['_zod']['def'];
type Kind = Definition['type'];
type Reshape<K extends Kind> = (
  definition: Extract<Definition, { type: K }>,
  inner: (schema: z.core.$ZodType) => z.ZodType,
) => z.ZodType;

/** Rebuilds a schema of each kind from its parts without its checks; other kinds have none. */
const reshape: { [K in Kind]?: Reshape<K> } = {
  string: () => z.string(),
  number: () => z.number(),
  object: ({ shape }, inner) =>
    z.object(Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, inner(part)]))),
  array: ({ element }, inner) => z.array(inner(element)),
  tuple: ({ items }, inner) => z.tuple(items.map(inner) as [z.ZodType, ...z.ZodType[]]),
  record: ({ keyType, valueType }, inner) =>
    z.record(isText(keyType) ? z.string() : keyType, inner(valueType)),
  union: ({ options }, inner) => z.union(options.map(inner)),
  nullable: ({ innerType }, inner) => inner(innerType).nullable(),
  optional: ({ innerType }, inner) => inner(innerType).optional(),
  default: (definition, inner) => inner(definition.innerType).default(() => definition.defaultValue as never),
  pipe: ({ out }, inner) => inner(out),
};

function shapeOf(schema: z.core.$ZodType, onUnfit: OnUnfit): z.ZodType {
  const inner = (part: z.core.$ZodType) => shapeOf(part, onUnfit);
  const def = definitionOf(schema);
  if (def.type === 'array' && isRowList(schema)) return fittingRows(inner(def.element), onUnfit);
  // The table has a function for each kind, typed for that kind's definition.
  const make = reshape[def.type] as Reshape<Kind> | undefined;
  return make ? make(def, inner) : (schema as z.ZodType);
}

const definitionOf = (schema: z.core.$ZodType) => (schema as z.ZodType).def as Definition;
const isText = (schema: z.core.$ZodType): boolean => definitionOf(schema).type === 'string';

const OMITTED = Symbol('omitted');

/** The rows that fit; of any other row only the id and the path are reported, never its values. */
function fittingRows(row: z.ZodType, onUnfit: OnUnfit): z.ZodType {
  const orOmitted = z.catch(row, ({ issues, value }: z.core.$ZodCatchCtx) => {
    onUnfit(new UnfitRow(value, issues));
    return OMITTED;
  });
  return z.array(orOmitted).transform((rows) => rows.filter((each) => each !== OMITTED));
}

class UnfitRow extends Error {
  override name = 'UnfitRow';
  constructor(row: unknown, issues: readonly z.core.$ZodRawIssue[]) {
    const { _id: id } = (row ?? {}) as { _id?: unknown }; // wire spelling of the row's id
    const places = issues.map(({ path, code }) => `${(path ?? []).map(String).join('.')}: ${code}`);
    super(`row ${String(id)} does not fit its schema: ${places.join('; ')}`);
  }
}
