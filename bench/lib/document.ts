import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { markdown, type Figure } from './table.ts';

const DOCUMENT = new URL('../../docs/performance.md', import.meta.url);
const HEAD = `# Performance

Ratios in one run against a bare \`node:http\` + \`pg\` server that answers the same JSON from the same rows (\`bench/bare.ts\`): 20,000 postings of 1.5 KB Korean text, 1,000 companies, on PostgreSQL, with token check, validation, limits, hits and logging on. Made by \`npm run bench -- --write\`; \`--only=calls,page\` measures some parts and leaves the others as they stand.`;

export interface Part {
  name: string;
  figures: readonly Figure[];
}

/** The tables of the parts that were measured before, by their names. */
function readTables(): Map<string, string> {
  const text = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [name = '', ...lines] = section.split('\n');
      return [name.trim(), lines.join('\n').trim()];
    }),
  );
}

/** Writes the page of the documentation: the parts measured now, and those of earlier runs that were not. */
export function writeDocument(measured: readonly Part[], order: readonly string[]): void {
  const tables = readTables();
  for (const { name, figures } of measured) tables.set(name, markdown(figures));
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`;
  const sections = order.flatMap((name) => {
    const table = tables.get(name);
    return table ? [`## ${name}\n\n${table}`] : [];
  });
  writeFileSync(DOCUMENT, `${[HEAD, `Machine: ${machine}.`, ...sections].join('\n\n')}\n`);
}
