import { sayIn, wordingsOf, findText, type Locale, type KeyedText } from '@ieum/contract/common/text.ts';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import type { RowOutcome } from '@ieum/contract/foundation/imports/enums.ts';
import { importFaultTexts as m } from '@ieum/contract/foundation/imports/texts.ts';
import type { Db } from '#kit/context.ts';
import type { SheetCell } from '#kit/import/read-sheet.ts';
import type { Comparison, Importable, ImportChoice, ImportColumn } from './importable.ts';
import type { StoredFault } from './tables.ts';

/** A row as it is in the workbook. */
export interface GivenRow {
  number: number;
  cells: Readonly<Record<string, SheetCell>>;
}

/** The same with what writing it would do; `parsed` is absent from faulty ones. */
export interface EvaluatedRow extends GivenRow {
  key: string;
  outcome: RowOutcome;
  mark: string;
  faults: StoredFault[];
  parsed?: object;
}

interface Options {
  locale: Locale;
  isWriting: boolean;
}

type Choices = ReadonlyMap<string, readonly ImportChoice[]>;

const KEY_MAX = 200;
const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
const labelsOf = ({ label }: ImportChoice): string[] =>
  typeof label === 'string' ? [label] : wordingsOf(label.text);

/** The label of a choice in one language. */
export const labelIn = (locale: Locale, { label }: ImportChoice): string =>
  typeof label === 'string' ? label : sayIn(locale, label.text);

const findChoice = (choices: readonly ImportChoice[], text: string): ImportChoice | undefined =>
  choices.find((choice) => labelsOf(choice).some((label) => folded(label) === folded(text)));

/** The allowed values of each column that has some. */
export async function readChoices(db: Db, { columns }: Importable): Promise<Choices> {
  const choices = new Map<string, readonly ImportChoice[]>();
  for (const [name, column] of Object.entries(columns))
    if (column.choices) choices.set(name, await column.choices(db));
  return choices;
}

const faultAt = (column: string, message: KeyedText, values?: StoredFault['values']): StoredFault => ({
  column,
  message: message.key,
  ...(values && { values }),
});

interface CellRule {
  name: string;
  column: ImportColumn;
  allowed: readonly ImportChoice[] | undefined;
  locale: Locale;
}

/** The value that a cell gives to the schema, or what is wrong with it; neither for an empty optional one. */
function readCell({ name, column, allowed, locale }: CellRule, cell: SheetCell | undefined) {
  if (!cell) return column.isRequired ? { fault: faultAt(name, commonTexts.required) } : {};
  if (cell.fault) return { fault: faultAt(name, m[cell.fault]) };
  if (!allowed) return { value: column.isNumber ? Number(cell.text.trim() || Number.NaN) : cell.text };
  const chosen = findChoice(allowed, cell.text);
  if (chosen) return { value: chosen.value };
  const labels = allowed.map((choice) => labelIn(locale, choice)).join(', ');
  return { fault: faultAt(name, m.choice, { choices: labels.slice(0, 300).toWellFormed() }) };
}

/**
 * Evaluates the rows of one workbook, batch by batch: what is wrong with their cells, which are about the same
 * row, and what each would change.
 */
export async function createEvaluation(db: Db, importable: Importable, { locale, isWriting }: Options) {
  const choices = await readChoices(db, importable);
  const compare = importable.comparing({ isWriting });
  const numbers = new Map<string, number>();

  function parse(cells: GivenRow['cells']): { parsed?: object; faults: StoredFault[] } {
    const values: Record<string, unknown> = {};
    const faults: StoredFault[] = [];
    for (const [name, column] of Object.entries(importable.columns)) {
      const { value, fault } = readCell({ name, column, allowed: choices.get(name), locale }, cells[name]);
      if (fault) faults.push(fault);
      else if (value !== undefined) values[name] = value;
    }
    const result = importable.schema.safeParse(values);
    const isFaulty = new Set(faults.map(({ column }) => column));
    for (const { path, message } of result.error?.issues ?? []) {
      const column = String(path[0]);
      if (isFaulty.has(column)) continue;
      isFaulty.add(column);
      faults.push({ column, message: findText(message) ? message : commonTexts.invalid.key });
    }
    return faults.length === 0 && result.success ? { parsed: result.data, faults } : { faults };
  }

  function evaluateAlone({ number, cells }: GivenRow): EvaluatedRow {
    const { parsed, faults } = parse(cells);
    const key = (cells[importable.keyColumn]?.text ?? '').slice(0, KEY_MAX).toWellFormed();
    const row: EvaluatedRow = { number, cells, key, outcome: 'FAULTY', mark: '', faults };
    if (!parsed) return row;
    const earlier = numbers.get(importable.keyOf(parsed));
    if (earlier !== undefined)
      return { ...row, faults: [faultAt(importable.keyColumn, m.repeated, { number: earlier })] };
    numbers.set(importable.keyOf(parsed), number);
    return { ...row, parsed };
  }

  return async (tx: Db, rows: readonly GivenRow[]): Promise<EvaluatedRow[]> => {
    const evaluated = rows.map(evaluateAlone);
    const sound = evaluated.filter((row) => row.parsed !== undefined);
    const comparisons = await compare(
      tx,
      sound.flatMap(({ parsed }) => parsed ?? []),
    );
    const compared = new Map(sound.map((row, index) => [row.number, comparisons[index]]));
    return evaluated.map((row) => withComparison(row, compared.get(row.number)));
  };
}

function withComparison(row: EvaluatedRow, comparison: Comparison | undefined): EvaluatedRow {
  if (!comparison) return row;
  if ('fault' in comparison) {
    const { column, message, values } = comparison.fault;
    return { ...row, faults: [faultAt(column, message, values)] };
  }
  return { ...row, ...comparison };
}
