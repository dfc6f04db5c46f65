// Builds what is missing for these sources, then runs the server in production mode.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serverAllocator, serverArguments } from './lib/server-process.mjs';

const cwd = fileURLToPath(new URL('..', import.meta.url));
let child;

/** Runs Node until it ends; returns its exit code, 1 where a signal ended it. */
function runNode(args, env) {
  child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const stop = () => child.kill('SIGTERM');
process.on('SIGTERM', stop);
// A terminal sends Ctrl+C to both; this process only waits until the other has ended.
process.on('SIGINT', () => undefined);
// npm passes SIGTERM to the shell between it and this process, which ends without passing it on.
if (process.env.npm_lifecycle_event === 'start') {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && stop(), 500).unref();
}

// The build takes more than a gigabyte, which a process of its own returns before the server starts.
const built = await runNode(['scripts/build.mjs'], process.env);
process.exitCode =
  built === 0
    ? await runNode(serverArguments, { ...serverAllocator, ...process.env, NODE_ENV: 'production' })
    : built;
