import { spawn } from 'node:child_process';
import { needs, provide } from '../../scripts/lib/required-programs.ts';
import { freePort } from '../../scripts/lib/product.ts';

/** A Redis for this run only, without persistence. */
export async function startRedis() {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(await provide(needs.redis), args, { stdio: 'ignore' });
  return { url: `redis://127.0.0.1:${port}`, stop: () => void child.kill('SIGTERM') };
}
