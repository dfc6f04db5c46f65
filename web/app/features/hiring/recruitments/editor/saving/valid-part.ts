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

const isWrong = (path: string, wrong: ReadonlySet<string>): boolean => {
  const at = path.lastIndexOf('.');
  const partner = PARTNERS[path.slice(at + 1)];
  return wrong.has(path) || (partner !== undefined && wrong.has(`${path.slice(0, at)}.${partner}`));
};

/** The group without the invalid fields; nothing when none is left. */
function rightOf(group: Record<string, unknown>, path: string, wrong: ReadonlySet<string>) {
  const stored: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(group)) {
    const here = `${path}.${name}`;
    if (isWrong(here, wrong)) continue;
    const right = isGroup(value) ? rightOf(value, here, wrong) : value;
    if (right !== undefined) stored[name] = right;
  }
  return Object.keys(stored).length > 0 ? stored : undefined;
}

/** Omitted fields keep their saved values. */
function filledFrom(right: unknown, before: unknown): unknown {
  if (!isGroup(right) || !isGroup(before)) return right;
  const names = Object.keys(before);
  return Object.fromEntries(
    names.map((name) => [name, name in right ? filledFrom(right[name], before[name]) : before[name]]),
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
  const wrong = new Set(problems.map(({ path }) => path));
  const value: unknown = structuredClone(mine[part]);
  if (isGroup(value)) {
    const body = rightOf(value, part, wrong);
    return { body, sent: filledFrom(body ?? {}, before[part]) };
  }
  const isBad = [...wrong].some((path) => path === part || path.startsWith(`${part}.`));
  return isBad ? { body: undefined, sent: before[part] } : { body: value, sent: value };
}
