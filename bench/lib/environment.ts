import { startCluster, type Cluster } from '../../scripts/lib/cluster.ts';
import { migratePostgres } from '../../server/src/platform/database/database.ts';
import { aFolder, removeFolder, startProduct, type Running } from '../../scripts/lib/product.ts';
import { startBare } from './start-bare-server.ts';

const SECRET = 'bench-secret-bench-secret-bench-secret';

/** A product with a database of its own, and what else a measurement starts. */
export interface Environment {
  cluster: Cluster;
  /** The environment with which a process of the product joins. */
  env: { DATABASE_URL: string; DATA_DIR: string; SECRET: string; DEMO: string };
  /** The product, started on first use. */
  product: () => Promise<Running>;
  /** The baseline on the same rows. */
  bare: () => Promise<Running>;
}

/**
 * Runs a measurement on a migrated and filled PostgreSQL of its own; everything is stopped and removed
 * afterwards.
 */
export async function onPostgres<T>(
  fill: (url: string) => Promise<void>,
  measure: (environment: Environment) => Promise<T>,
  extra: Record<string, string> = {},
): Promise<T> {
  const cluster = await startCluster();
  const folder = aFolder();
  const running: Running[] = [];
  const once = (start: () => Promise<Running>) => {
    let started: Promise<Running> | undefined;
    return async () => {
      started ??= start();
      const one = await started;
      if (!running.includes(one)) running.push(one);
      return one;
    };
  };
  const env = { DATABASE_URL: cluster.url, DATA_DIR: folder, SECRET, DEMO: 'true' };
  try {
    await migratePostgres(cluster.url);
    await fill(cluster.url);
    return await measure({
      cluster,
      env,
      product: once(() => startProduct({ ...env, ...extra })),
      bare: once(() => startBare(cluster.url)),
    });
  } finally {
    for (const one of running) await one.stop();
    cluster.stop();
    removeFolder(folder);
  }
}

/** Runs a measurement on the product as it starts in an empty folder: embedded, with the demonstration. */
export async function onDemonstration<T>(measure: (product: Running) => Promise<T>): Promise<T> {
  const folder = aFolder();
  const product = await startProduct({ DATA_DIR: folder });
  try {
    return await measure(product);
  } finally {
    await product.stop();
    removeFolder(folder);
  }
}
