import { randomBytes } from 'node:crypto';
import { runCommand } from './command.ts';

/**
 * Creates an administrator: `npm run admin -- create <username> [name]`; prints a password to be changed at
 * first login.
 */
const [verb, username, name = '관리자'] = process.argv.slice(2);
if (verb !== 'create' || !username || !/^[a-z0-9]{4,20}$/.test(username)) {
  process.stderr.write(
    'usage: npm run admin -- create <username> [name]   (4 to 20 lower-case letters or digits)\n',
  );
  process.exit(2);
}
const password = `${randomBytes(6).toString('hex')}!A`;
await runCommand('create-administrator', { username, name, password });
process.stdout.write(`administrator ${username} created, password ${password}\n`);
process.exit(0);
