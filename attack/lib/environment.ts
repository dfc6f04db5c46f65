import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startCluster, type Cluster } from '../../scripts/lib/cluster.ts';
import { aFolder, removeFolder, startProduct, type Running } from '../../scripts/lib/product.ts';
import { migratePostgres } from '../../server/src/platform/database/database.ts';
import { openEmbedded } from '../../server/src/platform/database/embedded.ts';
import { lockFolder } from '../../server/src/platform/database/folder-lock.ts';
import type { Extent, Environment } from './attack.ts';
import { SECRET, type Embedded, type Instance } from './instance.ts';

const TEMPLATE = 'attack_template';

/** One PostgreSQL for all tests of a run, with an empty migrated database to copy. */
export function createInstances() {
  let started: Promise<Cluster> | undefined;
  let made = 0;

  async function start(): Promise<Cluster> {
    const cluster = await startCluster();
    await query(cluster.url, `create database ${TEMPLATE}`);
    await migratePostgres(urlOf(cluster, TEMPLATE));
    return cluster;
  }

  return {
    aDatabase: async (): Promise<string> => {
      const cluster = await (started ??= start());
      made += 1;
      const name = `attack_${made}`;
      await query(cluster.url, `create database ${name} template ${TEMPLATE}`);
      return urlOf(cluster, name);
    },
    stop: async () => (await started)?.stop(),
  };
}
type Instances = ReturnType<typeof createInstances>;

const urlOf = ({ url }: Pick<Cluster, 'url'>, database: string) => {
  const found = new URL(url);
  found.pathname = `/${database}`;
  return found.href;
};

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Creates the environment of one test, and the function that ends all of it. */
export function createEnvironment(instances: Instances, extent: Extent) {
  const ends: (() => Promise<unknown> | void)[] = [];
  const afterwards = (end: () => Promise<unknown> | void) => void ends.push(end);

  const folder = () => {
    const dataDir = aFolder();
    afterwards(() => removeFolder(dataDir));
    return dataDir;
  };

  async function onPostgres(env: Record<string, string> = {}): Promise<Instance> {
    const databaseUrl = await instances.aDatabase();
    return instanceOn({ databaseUrl, dataDir: folder(), env, afterwards });
  }

  async function embedded(env: Record<string, string> = {}): Promise<Embedded> {
    const dataDir = folder();
    const own = { DATA_DIR: dataDir, SECRET, DEMO: 'false', LOG_LEVEL: 'error', ...env };
    return {
      dataDir,
      inside: async (work) => {
        const database = await openEmbedded(dataDir, lockFolder(dataDir));
        try {
          return await work(database.db);
        } finally {
          await database.close();
        }
      },
      start: async (more = {}) => {
        const running = await startProduct({ ...own, ...more });
        afterwards(() => endOf(running));
        return running;
      },
    };
  }

  const environment: Environment = {
    extent,
    onPostgres,
    embedded,
    afterwards,
    cluster: async () => {
      const cluster = await startCluster();
      afterwards(() => cluster.stop());
      return cluster;
    },
  };
  const end = async () => {
    for (const one of ends.toReversed()) await one();
  };
  return { environment, end };
}

interface InstanceOptions {
  databaseUrl: string;
  dataDir: string;
  env: Record<string, string>;
  afterwards: Environment['afterwards'];
}

/** Starts a product on an existing PostgreSQL database. */
export async function instanceOn({
  databaseUrl,
  dataDir,
  env: more,
  afterwards,
}: InstanceOptions): Promise<Instance> {
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET,
    DEMO: 'false',
    LOG_LEVEL: 'error',
    ...more,
  };
  const running = await startProduct(env);
  afterwards(() => endOf(running));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  afterwards(() => pool.end());
  return {
    ...running,
    db: drizzle(pool),
    databaseUrl,
    dataDir,
    env,
    kill: async () => {
      running.child.kill('SIGKILL');
      await running.ended;
    },
  };
}

async function endOf({ child, ended }: Running) {
  if (child.exitCode !== null || child.signalCode) return;
  child.kill('SIGKILL');
  await ended;
}
