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

const MOST_BYTES = 64 * 1024 * 1024;
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
export function createHtmlCache(now: () => number = Date.now, isChanged: IsChanged = () => false) {
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<Page>>();
  let bytes = 0;
  let generation = 0;

  function remove(key: string) {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function store(key: string, stored: Omit<Entry, 'bytes'>) {
    remove(key);
    const entry = { ...stored, bytes: stored.page.html.length * 2 };
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= MOST_BYTES) return;
      remove(oldest);
    }
  }

  const isFresh = ({ storedAt, tags }: Entry) =>
    now() - storedAt <= FRESH_MS && !isChanged(tags, storedAt, now());

  /**
   * Renders once for all concurrent requests; a page whose tag was dropped meanwhile is sent but not cached.
   */
  function renderOnce(key: string, tags: readonly string[], render: () => Promise<Page>): Promise<Page> {
    const underWay = rendering.get(key);
    if (underWay) return underWay;
    const begunAt = generation;
    const storedAt = now();
    const work = render()
      .then((page) => {
        if (page.status < 500 && begunAt === generation) store(key, { page, tags, storedAt });
        return page;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, work);
    return work;
  }

  /** A page that needs no rendering: cached, or being rendered for another request. */
  function has(key: string): boolean {
    const entry = entries.get(key);
    return rendering.has(key) || (entry !== undefined && isFresh(entry));
  }

  async function get(key: string, tags: readonly string[], render: () => Promise<Page>): Promise<Page> {
    const entry = entries.get(key);
    if (!entry || !isFresh(entry)) return renderOnce(key, tags, render);
    entries.delete(key);
    entries.set(key, entry);
    if (now() - entry.storedAt > REVALIDATE_AFTER_MS) renderOnce(key, tags, render).catch(() => undefined);
    return entry.page;
  }

  function drop(tags: readonly string[]) {
    generation++;
    rendering.clear();
    for (const [key, entry] of entries) if (entry.tags.some((tag) => tags.includes(tag))) remove(key);
  }

  return { get, has, drop, size: () => ({ entries: entries.size, bytes }) };
}
export type HtmlCache = ReturnType<typeof createHtmlCache>;
