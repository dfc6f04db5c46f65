import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const command = fileURLToPath(new URL('../../server/src/cli/token.ts', import.meta.url));

/** An access token of a running product, as `npm run token` gets it. */
export async function tokenOf({ url }: { url: string }, username: string, password: string): Promise<string> {
  const env = {
    PUBLIC_URL: url,
    DATA_DIR: '/nonexistent',
    DATABASE_URL: 'postgres://x',
    SECRET: 'x'.repeat(32),
  };
  const { stdout } = await promisify(execFile)(process.execPath, [command, username, password], { env });
  return stdout.trim();
}
