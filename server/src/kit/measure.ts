import type { SQL } from 'drizzle-orm';
import type { Right } from '@ieum/contract/common/rights.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';

/** An attribute by which the facts of a measure are grouped. */
export interface MeasureSplit {
  name: KeyedText;
  /** The key of a row: one of a closed set, 40 characters at most; null and '' count under others. */
  key: SQL;
  keys: Readonly<Record<string, KeyedText>>;
}

/** The rows behind a figure, for administrators who have the right. */
export interface MeasureRows {
  right: Right;
  id: SQL;
  /** The row whose screen it opens, where that is another one; null where it has none. */
  linkedId?: SQL;
  /** The name of the row in a list; personal data only as the lists of this right show it. */
  name: SQL;
  /** The name of the company that the row belongs to, where it belongs to one. */
  company?: SQL;
  /** The address of the linked row's screen in the console. */
  linkTo: (id: string) => string;
}

/** Facts that reports count, declared by the module whose rows they are. */
export interface Measure {
  kind: string;
  name: KeyedText;
  /** The exact rule of counting. */
  definition: KeyedText;
  /** The word after a number. */
  unit: KeyedText;
  /** Needed beside the right to see statistics. */
  right?: Right;
  /** A table, or a subquery with its alias. */
  from: SQL;
  where?: SQL;
  /** When a fact happened: an indexed instant, or a Seoul day where the table counts by day. */
  time: { at: SQL } | { day: SQL };
  /** Facts of one row; 1 if absent. */
  quantity?: SQL;
  splits?: Readonly<Record<string, MeasureSplit>>;
  rows?: MeasureRows;
}
