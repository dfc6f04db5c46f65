import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Collects the exports of one name from each module's file of that name, in the order of the paths. */
export async function collectFromModules<T>(name: string): Promise<T[]> {
  const folder = fileURLToPath(new URL('../../src/', import.meta.url));
  const paths = globSync(`*/*/${name}`, { cwd: folder }).toSorted();
  return Promise.all(paths.map((path) => import(pathToFileURL(folder + path).href) as Promise<T>));
}
