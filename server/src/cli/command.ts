import { openEmbedded } from '#platform/database/embedded.ts';
import { FolderInUseError, lockFolder, type FolderLock } from '#platform/database/folder-lock.ts';
import { readEnv, type Env } from '#platform/env.ts';
import { closeToOthers, restrictNewFiles } from '#platform/database/private-folder.ts';
import { createApp, type App } from '../app.ts';
import { sendCliCommand } from '../cli-commands.ts';
import { openPorts } from '../ports.ts';

/**
 * Runs a command: in the process that has locked the data folder when there is one, else by opening the
 * database here. Returns the command's result.
 */
export async function runCommand(name: string, input: unknown): Promise<unknown> {
  restrictNewFiles();
  const env = readEnv();
  const lock = takeLock(env);
  if (lock === 'locked') return sendCliCommand(env.dataDir, name, input);
  closeToOthers(env.dataDir);
  const ports = await openPorts(env, lock && openEmbedded(env.dataDir, lock));
  const app = await createApp(ports);
  try {
    return await commandOf(app, name)(input);
  } finally {
    await app.close();
    await ports.database.close();
    await ports.closeOthers();
  }
}

function takeLock(env: Env): FolderLock | undefined | 'locked' {
  if (env.databaseUrl) return undefined;
  try {
    return lockFolder(env.dataDir);
  } catch (error) {
    if (error instanceof FolderInUseError) return 'locked';
    throw error;
  }
}

function commandOf(app: App, name: string) {
  const command = app.modules.commands[name];
  if (!command) throw new Error(`there is no command ${name}`);
  return command;
}
