import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A rendered page with the policy that allows exactly its own inline scripts. */
export interface Page {
  status: number;
  html: Buffer;
  policy: string;
  etag: string;
  /** Compressed when first requested, then cached. */
  encoded: Partial<Record<Encoding, Buffer>>;
}
export type Encoding = 'br' | 'gzip';

interface Entry {
  page: Page;
  tags: readonly string[];
  bytes: number;
  /** When its rendering began. */
  storedAt: number;
}

interface Rendering {
  page: Promise<Page>;
  tags: readonly string[];
}

const MAX_BYTES = 64 * 1024 * 1024;
const FRESH_MS = 30_000;
const REVALIDATE_AFTER_MS = 20_000;

/** Wraps rendered HTML; the ETag is derived from the bytes. */
export function pageOf(status: number, html: Buffer, policy: string): Page {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { status, html, policy, etag, encoded: {} };
}

const compressors = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

/** The page's bytes in one encoding. */
export async function encodedAs(page: Page, encoding: Encoding): Promise<Buffer> {
  const known = page.encoded[encoding];
  if (known) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const bytes = await (encoding === 'br'
    ? compressors.br(page.html, { params })
    : compressors.gzip(page.html));
  page.encoded[encoding] = bytes;
  return bytes;
}

/** Whether planned content of these tags began or ended after `from`, until and including `to`. */
type IsChanged = (tags: readonly string[], from: number, to: number) => boolean;

/**
 * Pages cached for thirty seconds at most, within 64 MB, dropped at once by tag, and when planned content of
 * a tag begins or ends.
 */
export class HtmlCache {
  readonly #now: () => number;
  readonly #isChanged: IsChanged;
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Rendering>();
  #bytes = 0;

  constructor(now: () => number = Date.now, isChanged: IsChanged = () => false) {
    this.#now = now;
    this.#isChanged = isChanged;
  }

  /** A page that needs no rendering: cached, or being rendered for another request. */
  has(key: string): boolean {
    const entry = this.#entries.get(key);
    return this.#rendering.has(key) || (entry !== undefined && this.#isFresh(entry));
  }

  /** The cached page, rendered when there is none; one that is no longer new is also rendered again. */
  async get(key: string, tags: readonly string[], render: () => Promise<Page>): Promise<Page> {
    const entry = this.#entries.get(key);
    if (!entry || !this.#isFresh(entry)) return this.#renderOnce(key, tags, render);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#now() - entry.storedAt > REVALIDATE_AFTER_MS)
      this.#renderOnce(key, tags, render).catch(() => undefined);
    return entry.page;
  }

  /** Drops the pages of these tags, also those that are being rendered. */
  drop(tags: readonly string[]): void {
    const isOfThese = (page: Pick<Entry, 'tags'>) => page.tags.some((tag) => tags.includes(tag));
    for (const [key, rendering] of this.#rendering) if (isOfThese(rendering)) this.#rendering.delete(key);
    for (const [key, entry] of this.#entries) if (isOfThese(entry)) this.#remove(key);
  }

  size() {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  #isFresh({ storedAt, tags }: Entry): boolean {
    return this.#now() - storedAt <= FRESH_MS && !this.#isChanged(tags, storedAt, this.#now());
  }

  /**
   * Renders once for all concurrent requests; a page whose tag was dropped meanwhile is sent but not cached.
   */
  #renderOnce(key: string, tags: readonly string[], render: () => Promise<Page>): Promise<Page> {
    const underWay = this.#rendering.get(key);
    if (underWay) return underWay.page;
    const storedAt = this.#now();
    const isNewest = () => this.#rendering.get(key)?.page === work;
    const work: Promise<Page> = render()
      .then((page) => {
        if (page.status < 500 && isNewest()) this.#store(key, { page, tags, storedAt });
        return page;
      })
      .finally(() => {
        if (isNewest()) this.#rendering.delete(key);
      });
    this.#rendering.set(key, { page: work, tags });
    return work;
  }

  #store(key: string, stored: Omit<Entry, 'bytes'>): void {
    this.#remove(key);
    const entry = { ...stored, bytes: stored.page.html.length * 2 };
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
