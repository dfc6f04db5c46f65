// Builds what is missing for these sources, then runs the server in production mode.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serverAllocator, serverArguments } from './lib/server-process.mjs';

await import('./build.mjs');

const server = spawn(process.execPath, serverArguments, {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  env: { ...serverAllocator, ...process.env, NODE_ENV: 'production' },
});
const stop = () => server.kill('SIGTERM');
process.on('SIGTERM', stop);
// A terminal sends Ctrl+C to both; this process only waits until the server has ended.
process.on('SIGINT', () => undefined);
// npm passes SIGTERM to the shell between it and this process, which ends without passing it on.
if (process.env.npm_lifecycle_event === 'start') {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && stop(), 500).unref();
}
server.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
server.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
