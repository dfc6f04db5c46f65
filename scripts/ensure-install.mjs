// Installs the dependencies in package-lock.json of the repository, or of the folder given as an argument.
// Runs on any Node from 20 on, before anything is installed: built-ins only.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runExclusively } from './lib/exclusive.mjs';
import { isInstalled } from './lib/installed.mjs';

const [part = '.'] = process.argv.slice(2);
const root = fileURLToPath(new URL(`../${part}`, import.meta.url));
const locks = fileURLToPath(new URL('../.locks', import.meta.url));

if (!isInstalled(root)) {
  await runExclusively(locks, part === '.' ? 'install' : `install-${part}`, () => {
    if (!isInstalled(root)) install();
  });
}

function install() {
  process.stderr.write(`Installing dependencies${part === '.' ? '' : ` of ${part}`} (npm ci) …\n`);
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  // Standard output belongs to the command that started the installation.
  const options = { cwd: root, stdio: ['inherit', 2, 2] };
  const result = npm
    ? spawnSync(process.execPath, [npm, ...flags], options)
    : spawnSync('npm', flags, { ...options, shell: true });
  if (result.status !== 0) process.exitCode = result.status ?? 1;
}
