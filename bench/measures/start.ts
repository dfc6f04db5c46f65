import { aFolder, removeFolder, startProduct } from '../../scripts/lib/product.ts';
import { median } from '../lib/load.ts';
import { atMost, seconds, type Figure } from '../lib/table.ts';

const STARTS = 3;

/** From the process's start until it is ready, on the embedded database. */
export async function measureStart(): Promise<Figure[]> {
  const DATA_DIR = aFolder();
  const startOnce = async () => {
    const running = await startProduct({ DATA_DIR });
    await running.stop();
    return running.readyAfter / 1000;
  };
  const empty = await startOnce();
  const existing: number[] = [];
  for (let n = 0; n < STARTS; n++) existing.push(await startOnce());
  removeFolder(DATA_DIR);
  return [
    atMost('cold start, embedded, empty folder with the demo', empty, 8, seconds),
    atMost('cold start, embedded, existing folder', median(existing), 2, seconds),
  ];
}
