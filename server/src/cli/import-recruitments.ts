import { readFileSync } from 'node:fs';
import type { ImportReport } from '#hiring/recruitments/public.ts';
import { runCommand } from './command.ts';

/** Imports public recruitments: `npm run import-recruitments -- <file> [--as-of YYYY-MM-DD]`. */
const [file, option, asOf] = process.argv.slice(2);
const isUsed = file !== undefined && (option === undefined || (option === '--as-of' && isDay(asOf)));
if (!isUsed) {
  process.stderr.write(
    [
      'usage: npm run import-recruitments -- <file> [--as-of YYYY-MM-DD]',
      '  <file>   JSON of 잡알리오: { fetchedAt, items }, { result } or a list',
      '  --as-of  moves all dates so that this day of the file is today; a day after it was fetched is where that day goes',
      '',
    ].join('\n'),
  );
  process.exit(2);
}
const source: unknown = JSON.parse(readFileSync(file, 'utf8'));
const report = (await runCommand('import-recruitments', { source, ...(asOf && { asOf }) })) as ImportReport;
const { created, updated, finished, unchanged, rejected, reported } = report;
process.stdout.write(
  `created ${created}, updated ${updated}, finished ${finished}, unchanged ${unchanged}, rejected ${rejected.length}, without link ${reported.length}\n`,
);
for (const { recrutPblntSn, reason } of rejected)
  process.stdout.write(`rejected ${recrutPblntSn}: ${reason}\n`);
for (const { recrutPblntSn, reason } of reported)
  process.stdout.write(`without link ${recrutPblntSn}: ${reason}\n`);
process.exit(0);

function isDay(day: string | undefined): day is string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') && !Number.isNaN(Date.parse(day ?? ''));
}
