import { cpus } from 'node:os';
import type { Attack, Outcome } from './attack.ts';

/** A test with what it came to. */
export interface AttackResult extends Outcome, Pick<Attack, 'id' | 'what' | 'goal'> {
  seconds: number;
}

/** One line of JSON for machines. */
export const lineOf = ({ id, runs, failures, figures, isControlCaught, seconds }: AttackResult) =>
  JSON.stringify({
    id,
    runs,
    failures,
    figures,
    control: isControlCaught ? 'caught' : 'missed',
    seconds: Math.round(seconds),
  });

const figuresOf = ({ figures }: AttackResult) =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? value.toLocaleString('en') : value}`)
    .join('; ');

const rowOf = (one: AttackResult) =>
  `| ${one.id} | ${one.what}. Goal: ${one.goal} | ${one.runs.toLocaleString('en')} | ${one.failures} | ${figuresOf(one)} | ${one.isControlCaught ? 'yes' : 'no'} |`;
const tableWith = (rows: readonly string[]) =>
  [
    '| | what is tried | attempts | failures | figures | control caught |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');

/** All tests as a table for people. */
export const tableOf = (reported: readonly AttackResult[]) => tableWith(reported.map(rowOf));

const rowsIn = (document: string) =>
  new Map(Array.from(document.matchAll(/^\| ([A-Z]\d+) \|.*$/gm), ([row, id = '']) => [id, row]));

/** The page of the documentation: what was tried now, and what an earlier page tells of tests that were not. */
export function writeDocument(reported: readonly AttackResult[], before: string): string {
  const rows = rowsIn(before);
  for (const one of reported) rows.set(one.id, rowOf(one));
  const sorted = [...rows].toSorted(([one], [other]) => one.localeCompare(other)).map(([, row]) => row);
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`;
  return `# Attacks, faults and limits

The built product, in processes of its own, under attack. Every test also runs its checker against a weak stub of its own and must catch it. Made by \`npm run attack -- --write\`; \`--only=A1,B2\` chooses and leaves the other rows as they stand, \`--full\` tries all there is, \`--rounds=100\` sets how often a process is killed, \`--samples=<folder>\` adds files from a folder.

Machine: ${machine}.

${tableWith(sorted)}
`;
}
