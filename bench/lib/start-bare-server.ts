import { freePort, launch, type Running } from '../../scripts/lib/product.ts';

/** The baseline server. */
export async function startBare(databaseUrl: string): Promise<Running> {
  const port = await freePort();
  return launch(['bench/bare-server.ts', databaseUrl, String(port)], {}, '/page', port);
}
