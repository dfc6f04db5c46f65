import type { EditorForm } from '../editor-form.ts';
import type { FieldProblem } from '../checks/field-problems.ts';

type Part = keyof EditorForm;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Both ends of a pair are sent together: the server validates a new one against the stored other. */
const PARTNERS: Readonly<Record<string, string>> = {
  value__max: 'value__min',
  value__min: 'value__max',
  endsAt: 'startsAt',
  startsAt: 'endsAt',
};

const isInvalid = (path: string, invalid: ReadonlySet<string>): boolean => {
  const at = path.lastIndexOf('.');
  const partner = PARTNERS[path.slice(at + 1)];
  return invalid.has(path) || (partner !== undefined && invalid.has(`${path.slice(0, at)}.${partner}`));
};

/** The group without the invalid fields; nothing when none is left. */
function validOf(group: Record<string, unknown>, path: string, invalid: ReadonlySet<string>) {
  const stored: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(group)) {
    const here = `${path}.${name}`;
    if (isInvalid(here, invalid)) continue;
    const valid = isGroup(value) ? validOf(value, here, invalid) : value;
    if (valid !== undefined) stored[name] = valid;
  }
  return Object.keys(stored).length > 0 ? stored : undefined;
}

/** Omitted fields keep their saved values. */
function filledFrom(valid: unknown, before: unknown): unknown {
  if (!isGroup(valid) || !isGroup(before)) return valid;
  const names = Object.keys(before);
  return Object.fromEntries(
    names.map((name) => [name, name in valid ? filledFrom(valid[name], before[name]) : before[name]]),
  );
}

/** The part without some of its invalid fields, as far as it can be sent. */
export interface ValidPart {
  /** Undefined when nothing of the part can be sent. */
  body: unknown;
  /** The part as the server will then store it. */
  sent: unknown;
}

/** Omits the invalid fields of a part, so that they do not prevent the others from being saved. */
export function validPartOf(
  part: Part,
  { mine, before }: { mine: EditorForm; before: EditorForm },
  problems: readonly FieldProblem[],
): ValidPart {
  const invalid = new Set(problems.map(({ path }) => path));
  const value: unknown = structuredClone(mine[part]);
  if (isGroup(value)) {
    const body = validOf(value, part, invalid);
    return { body, sent: filledFrom(body ?? {}, before[part]) };
  }
  const isBad = [...invalid].some((path) => path === part || path.startsWith(`${part}.`));
  return isBad ? { body: undefined, sent: before[part] } : { body: value, sent: value };
}
