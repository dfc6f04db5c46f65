import { enableCompileCache } from 'node:module';
import { readEnv } from '#platform/env.ts';
import { lockFolder, type FolderLock } from '#platform/database/folder-lock.ts';
import { closeToOthers, restrictNewFiles } from '#platform/database/private-folder.ts';

enableCompileCache();

/** Errors whose message says what the operator can do. */
const EXPLAINED = new Set(['EnvError', 'FolderInUseError', 'DamagedFolderError']);

// The lock comes before anything slow, so that a second start is rejected at once.
try {
  restrictNewFiles();
  const env = readEnv();
  const lock = env.databaseUrl ? undefined : lockFolder(env.dataDir);
  closeToOthers(env.dataDir);
  const embedded = lock && (await beginDatabase(env.dataDir, lock));
  const { serve } = await import('./serve.ts');
  await serve(env, embedded?.opening);
} catch (error) {
  const isExplained = error instanceof Error && EXPLAINED.has(error.name);
  process.stderr.write(
    `${isExplained ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}

/** The embedded database opens while everything else is loaded. */
async function beginDatabase(dataDir: string, lock: FolderLock) {
  const { openEmbedded } = await import('#platform/database/embedded.ts');
  const opening = openEmbedded(dataDir, lock);
  // The rejection is handled where the database is first awaited.
  opening.catch(() => undefined);
  return { opening };
}
