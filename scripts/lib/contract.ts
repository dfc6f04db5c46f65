import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Channel } from '../../contract/src/common/channel.ts';
import type { Endpoint } from '../../contract/src/common/endpoint.ts';

const folder = fileURLToPath(new URL('../../contract/src/', import.meta.url));
const has = (value: unknown, ...names: string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);
const isEndpoint = (value: unknown): value is Endpoint => has(value, 'method', 'response');
const isChannel = (value: unknown): value is Channel => has(value, 'namespace', 'serverEvents');

/** All exports of the contract's files. */
async function listExports(): Promise<unknown[]> {
  const names = globSync('**/*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'));
  const modules = await Promise.all(names.map((name) => import(pathToFileURL(folder + name).href)));
  return modules.flatMap((module) => Object.values(module as Record<string, unknown>));
}

/** Every endpoint of the contract, found in its files. */
export async function listEndpoints(): Promise<Endpoint[]> {
  const found = new Set((await listExports()).flatMap(valuesOf));
  return [...found].toSorted((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`));
}

/** Every channel of the contract, found in its files. */
export async function listChannels(): Promise<Channel[]> {
  const found = (await listExports()).filter(isChannel);
  return found.toSorted((a, b) => a.namespace.localeCompare(b.namespace));
}

const valuesOf = (exported: unknown): Endpoint[] =>
  typeof exported === 'object' && exported !== null ? Object.values(exported).filter(isEndpoint) : [];
