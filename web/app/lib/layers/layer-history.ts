/**
 * An entry of the browser's history: the router's, and above it one more for each layer that was opened
 * on it.
 */
interface Entry {
  key: string;
  index: number;
  depth: number;
}

/** A `history.go` of this module, whose `popstate` has not come yet. */
interface Traversal {
  by: number;
  notifiesRouter: boolean;
  /** The entry where it has to end; any by default. */
  target?: { key: string; depth: number };
  onEnd?: () => void;
}

export type BrowserHistory = Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>;

function entryOf(state: unknown): Entry {
  const {
    key = 'default',
    idx = 0,
    layer = 0,
  } = (state ?? {}) as { key?: string; idx?: number; layer?: number };
  return { key, index: idx, depth: layer };
}

/** A Back that seems to end where it began: the page in between was pushed before the layers were notified. */
const isSame = (one: Entry, other: Entry): boolean => one.key === other.key && one.depth === other.depth;

/**
 * Back closes the top layer and nothing else: every open layer has an entry of its own, with the address
 * and the router's state of the page below, and the router is never notified of the steps between them. A
 * layer that closes otherwise removes its entry; entries below a later page are skipped.
 */
export class LayerHistory {
  readonly #history: BrowserHistory;
  readonly #addressOf: () => string;
  readonly #closers: (() => void)[] = [];
  /** How many entries of layers are between a page and the one that was opened from it, by the key of the lower. */
  readonly #layersAbovePage = new Map<string, number>();
  #current: Entry;
  #routerKey: string | undefined;
  #traversal: Traversal | undefined;
  /** How far the last traversal went that removed the entries of closed layers; 0 once another followed. */
  #lastRemoval = 0;
  #isSyncScheduled = false;
  #settledListeners: (() => void)[] = [];

  constructor(history: BrowserHistory, addressOf: () => string) {
    this.#history = history;
    this.#addressOf = addressOf;
    this.#current = entryOf(history.state);
  }

  /** Registers an open layer; returns the function that removes it. */
  open(close: () => void): () => void {
    const closer = () => close();
    this.#closers.push(closer);
    this.#scheduleSync();
    return () => {
      this.#closers.splice(this.#closers.indexOf(closer), 1);
      this.#scheduleSync();
    };
  }

  /** Called at every `popstate` before the router; true when the router must not be notified. */
  handlePop(state: unknown): boolean {
    const from = this.#current;
    const to = entryOf(state);
    this.#current = to;
    if (this.#traversal) return this.#endTraversal(this.#traversal, to);
    if (this.#isRevertedByRouter(from, to)) return false;
    if (from.key === to.key && from.depth > to.depth) {
      if (this.#closers.length > to.depth) this.#closers.at(-1)?.();
      this.#scheduleSync();
      return true;
    }
    if (this.#closers.length > 0) {
      if (isSame(from, to) || to.index === from.index - 1) {
        this.#closeTopAndReturn(from, to);
        return true;
      }
      this.#closeAll();
    }
    if (to.depth > 0) {
      this.#skipLayerEntries(from, to);
      return true;
    }
    return false;
  }

  /** The router asks in a layer whether its page may be left, and goes back to it meanwhile. */
  #isRevertedByRouter(from: Entry, to: Entry): boolean {
    const isReverted = from.key !== to.key && to.key === this.#routerKey;
    if (isReverted) this.#scheduleSync();
    return isReverted;
  }

  /**
   * Back left the page below an open layer: the page was pushed a moment ago, and the layer had no entry
   * on it yet. The layer is closed, and the page is restored.
   */
  #closeTopAndReturn(from: Entry, to: Entry): void {
    if (isSame(from, to)) this.#layersAbovePage.set(to.key, to.depth);
    this.#closers.at(-1)?.();
    this.#traverse({ by: (this.#layersAbovePage.get(to.key) ?? 0) - to.depth + 1, notifiesRouter: false });
  }

  #closeAll(): void {
    for (const close of this.#closers.toReversed()) close();
  }

  /** Called when the router shows another location. */
  handleNavigation(key: string, action: 'POP' | 'PUSH' | 'REPLACE'): void {
    const from = this.#current;
    this.#routerKey = key;
    if (action === 'REPLACE') this.#moveReplacedPageDown(key);
    if (from.depth > 0 && from.key !== key && !this.#traversal) this.#handlePageAboveLayers(from, action);
    if (!this.#traversal) this.#current = entryOf(this.#history.state);
    this.#scheduleSync();
  }

  /**
   * While the entry of a closed layer was being removed, the router wrote a page in its place: the page
   * is moved to the entry below, which it was meant for.
   */
  #moveReplacedPageDown(key: string): void {
    const isHere = entryOf(this.#history.state).key === key;
    if (this.#traversal) {
      if (isHere && this.#traversal.target?.depth === 0) this.#traversal.onEnd ??= this.#entryWriter();
      return;
    }
    const by = this.#lastRemoval;
    if (isHere || by === 0) return;
    const moveToEntryBelow = () => {
      const write = entryOf(this.#history.state).key === key ? this.#entryWriter() : undefined;
      this.#traverse({ by, notifiesRouter: false, ...(write && { onEnd: write }) });
    };
    this.#traverse({ by: -by, notifiesRouter: false, onEnd: moveToEntryBelow });
  }

  /** Writes the page of this entry into the one that is then current. */
  #entryWriter(): () => void {
    const { state } = this.#history;
    const address = this.#addressOf();
    return () => {
      this.#history.replaceState(state, '', address);
      this.#current = entryOf(state);
    };
  }

  /** A page was shown in place of a layer's entry or above it. */
  #handlePageAboveLayers(from: Entry, action: 'POP' | 'PUSH' | 'REPLACE'): void {
    if (action === 'PUSH') this.#layersAbovePage.set(from.key, from.depth);
    if (action === 'POP') this.#closeAll();
    if (action !== 'REPLACE') return;
    const target = { key: from.key, depth: 0 };
    this.#traverse({ by: -from.depth, notifiesRouter: false, target, onEnd: this.#entryWriter() });
  }

  /** Goes on from the entry of a layer that is no longer open: forward to the page above it, or back to its page. */
  #skipLayerEntries(from: Entry, to: Entry): void {
    const layersAbove = from.key === to.key ? this.#layersAbovePage.get(to.key) : undefined;
    if (layersAbove !== undefined) this.#traverse({ by: layersAbove - to.depth + 1, notifiesRouter: true });
    else this.#traverse({ by: -to.depth, notifiesRouter: from.key !== to.key || isSame(from, to) });
  }

  #traverse(traversal: Traversal): void {
    this.#traversal = traversal;
    this.#history.go(traversal.by);
  }

  #endTraversal({ by, target, notifiesRouter, onEnd }: Traversal, to: Entry): boolean {
    this.#traversal = undefined;
    this.#lastRemoval = target?.depth === 0 ? by : 0;
    const isElsewhere = target && (target.key !== to.key || target.depth !== to.depth);
    // A page was opened in between, and the traversal led away from it.
    if (isElsewhere) this.#traverse({ by: -by, notifiesRouter: false });
    else onEnd?.();
    this.#scheduleSync();
    return isElsewhere || !notifiesRouter;
  }

  /** Layers are opened and closed in the same tick, and a page may follow; only the final state counts. */
  #scheduleSync(): void {
    if (this.#isSyncScheduled) return;
    this.#isSyncScheduled = true;
    setTimeout(() => {
      this.#isSyncScheduled = false;
      this.#sync();
    });
  }

  /** Resolves when the entries of closed layers have been removed. */
  async settled(): Promise<void> {
    // The page removes a closed layer in its next render.
    await new Promise((resolve) => setTimeout(resolve));
    if (this.#isSyncScheduled || this.#traversal)
      await new Promise<void>((resolve) => this.#settledListeners.push(resolve));
  }

  #sync(): void {
    this.#syncEntries();
    if (!this.#traversal) for (const resolve of this.#settledListeners.splice(0)) resolve();
  }

  /** Adds as many entries as there are open layers. */
  #syncEntries(): void {
    const at = entryOf(this.#history.state);
    const isElsewhere = this.#routerKey !== undefined && this.#routerKey !== at.key;
    if (this.#traversal || isElsewhere) return;
    this.#current = at;
    const missing = this.#closers.length - at.depth;
    for (let depth = at.depth + 1; depth <= this.#closers.length; depth += 1) {
      this.#history.pushState({ ...(this.#history.state as object | null), layer: depth }, '');
      this.#layersAbovePage.delete(at.key);
      this.#current = { ...at, depth };
    }
    if (missing < 0) {
      this.#traverse({
        by: missing,
        notifiesRouter: false,
        target: { key: at.key, depth: this.#closers.length },
      });
    }
  }
}

/** A page in a frame shares its history with the page around it, whose Back must not stop at its layers. */
const hasOwnHistory = (): boolean => typeof window !== 'undefined' && window.parent === window;

const ofBrowser = hasOwnHistory() ? new LayerHistory(window.history, () => location.href) : undefined;

// This module is loaded with the root, before the router listens.
if (ofBrowser) {
  addEventListener(
    'popstate',
    (event) => {
      if (ofBrowser.handlePop(event.state)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** The layers of this page; undefined on the server and in a frame. */
export const layers = ofBrowser;
