import { readPreview } from '../document/preview.ts';
import { createListeners } from '../store/store.ts';

/** The storage of the browser or of its tab, which may be full, forbidden or, on the server, missing. */
export interface BrowserStorage {
  read: (name: string) => string | undefined;
  /** The value that was stored as JSON; undefined when there is none or it is malformed. */
  readJson: (name: string) => unknown;
  /** Stores a text; undefined removes it. What the browser rejects is stored as long as the page lives. */
  write: (name: string, text: string | undefined) => void;
  writeJson: (name: string, value: unknown) => void;
  /** Subscribes to changes, of other tabs too; returns the function that unsubscribes. */
  onChange: (listener: () => void) => () => void;
}

const isBrowser = typeof document !== 'undefined';

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function createBrowserStorage(open: () => Storage): BrowserStorage {
  const rejected = new Map<string, string>();
  const { notify, subscribe } = createListeners();
  const read = (name: string): string | undefined => {
    try {
      return rejected.get(name) ?? open().getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const write = (name: string, text: string | undefined): void => {
    // A server would share the values between all its visitors.
    if (!isBrowser) return;
    rejected.delete(name);
    try {
      if (text === undefined) open().removeItem(name);
      else open().setItem(name, text);
    } catch {
      if (text !== undefined) rejected.set(name, text);
    }
    notify();
  };
  return {
    read,
    readJson: (name) => parsed(read(name)),
    write,
    writeJson: (name, value) => write(name, value === undefined ? undefined : JSON.stringify(value)),
    onChange: (listener) => {
      if (!isBrowser) return () => undefined;
      const end = subscribe(listener);
      addEventListener('storage', listener);
      return () => {
        end();
        removeEventListener('storage', listener);
      };
    },
  };
}

/** A preview neither sees the account of the browser nor leaves anything in it: its storage is its page. */
const outsidePreviews = (open: () => Storage) => (): Storage => {
  if (readPreview()) throw new Error('A preview has no storage');
  return open();
};

/** The storage of this browser. */
export const browserStorage = createBrowserStorage(outsidePreviews(() => localStorage));

/** The storage of this tab. */
export const tabStorage = createBrowserStorage(outsidePreviews(() => sessionStorage));
