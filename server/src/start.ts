import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { EnvError, readEnv } from '#platform/env.ts';
import { FolderInUseError, lockFolder, type FolderLock } from '#platform/folder-lock.ts';

enableCompileCache();

// The lock comes before anything slow, so that a second start is refused at once.
try {
  const env = readEnv();
  const lock = env.databaseUrl ? undefined : lockFolder(env.dataDir);
  const embedded = lock && (await beginDatabase(env.dataDir, lock));
  const { serve } = await import('./serve.ts');
  await serve(env, embedded?.opening);
  // From here on garbage is looked for early; a start need not stop for it.
  setFlagsFromString('--heap-growing-percent=50');
} catch (error) {
  const isExplained = error instanceof EnvError || error instanceof FolderInUseError;
  process.stderr.write(
    `${isExplained ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}

/** The embedded database opens while everything else is loaded. */
async function beginDatabase(dataDir: string, lock: FolderLock) {
  const { openEmbedded } = await import('#platform/embedded.ts');
  const opening = openEmbedded(dataDir, lock);
  // Whoever needs it waits for it, and is told then if it failed.
  opening.catch(() => undefined);
  return { opening };
}
