import { httpCopy } from '#lib/api/http-copy.ts';
import { alertMessage } from '#lib/layers/alert-port.ts';

/** Loads code that a press needs; nothing after an alert where it cannot be loaded, so that the page stays. */
export async function importOrAlert<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch {
    await alertMessage(httpCopy.offline);
    return undefined;
  }
}
