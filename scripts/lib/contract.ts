import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Endpoint } from '../../contract/src/endpoint.ts';

const folder = fileURLToPath(new URL('../../contract/src/', import.meta.url));
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;

/** Every endpoint of the contract, found in its files. */
export async function listEndpoints(): Promise<Endpoint[]> {
  const found = new Set<Endpoint>();
  for (const file of globSync('*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'))) {
    const room = (await import(pathToFileURL(folder + file).href)) as Record<string, unknown>;
    for (const exported of Object.values(room)) for (const value of valuesOf(exported)) found.add(value);
  }
  return [...found].toSorted((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`));
}

const valuesOf = (exported: unknown): Endpoint[] =>
  typeof exported === 'object' && exported !== null ? Object.values(exported).filter(isEndpoint) : [];
