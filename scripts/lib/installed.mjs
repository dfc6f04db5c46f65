// Runs on any Node from 20 on, before anything is installed: built-ins only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether `node_modules` of the folder contains what its package-lock.json names, according to the list
 * that npm stores there and writes last; so a manual install counts, and an interrupted one does not.
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  const isComplete = Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || !isInNodeModules(path) || path in present,
  );
  return (
    isComplete &&
    Object.entries(present).every(([path, entry]) => isSame(entry, wanted[path]) && suitsMachine(entry))
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The workspaces themselves are folders of the repository. */
const isInNodeModules = (path) => path.includes('node_modules/');

const isSame = (entry, wanted) =>
  wanted !== undefined && entry.version === wanted.version && entry.integrity === wanted.integrity;

/** False for a package that was installed for another operating system or processor. */
const suitsMachine = ({ os, cpu }) => matches(os, process.platform) && matches(cpu, process.arch);

function matches(names, own) {
  const list = names === undefined ? [] : [names].flat();
  if (list.length === 0 || list.includes('any')) return true;
  if (list.includes(`!${own}`)) return false;
  return list.includes(own) || list.every((name) => name.startsWith('!'));
}
