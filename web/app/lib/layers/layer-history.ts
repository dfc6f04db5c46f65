/**
 * An entry of the browser's history: the router's, and above it one more for each layer that was opened
 * on it.
 */
interface Entry {
  key: string;
  index: number;
  depth: number;
}

/** A step through the history that this module requested. */
interface Step {
  by: number;
  /** Whether the router is notified of its end. */
  isShown: boolean;
  /** The index where it has to end; any by default. */
  end?: { key: string; depth: number };
  afterwards?: () => void;
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

/** A step that ends where it began: the page in between was pushed before the layers were notified. */
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
  /** How many entries of layers are between a page and the one that was opened from it. */
  readonly #buried = new Map<string, number>();
  #at: Entry;
  #routerKey: string | undefined;
  #step: Step | undefined;
  /** The distance of the last step that removed the entries of closed layers. */
  #taken = 0;
  #isPlanned = false;
  #waiting: (() => void)[] = [];

  constructor(history: BrowserHistory, addressOf: () => string) {
    this.#history = history;
    this.#addressOf = addressOf;
    this.#at = entryOf(history.state);
  }

  /** Registers an open layer; returns the function that removes it. */
  open(close: () => void): () => void {
    const closer = () => close();
    this.#closers.push(closer);
    this.#plan();
    return () => {
      this.#closers.splice(this.#closers.indexOf(closer), 1);
      this.#plan();
    };
  }

  /** Called at every `popstate` before the router; true when the router must not be notified. */
  handlePop(state: unknown): boolean {
    const from = this.#at;
    const to = entryOf(state);
    this.#at = to;
    if (this.#step) return this.#endStep(this.#step, to);
    if (this.#isWayBack(from, to)) return false;
    if (from.key === to.key && from.depth > to.depth) {
      if (this.#closers.length > to.depth) this.#closers.at(-1)?.();
      this.#plan();
      return true;
    }
    if (this.#closers.length > 0) {
      if (isSame(from, to) || to.index === from.index - 1) {
        this.#closeInstead(from, to);
        return true;
      }
      this.#closeAll();
    }
    if (to.depth > 0) {
      this.#passOver(from, to);
      return true;
    }
    return false;
  }

  /** The router did not leave its page, for which it asks in a layer, and reverts the step. */
  #isWayBack(from: Entry, to: Entry): boolean {
    const isWayBack = from.key !== to.key && to.key === this.#routerKey;
    if (isWayBack) this.#plan();
    return isWayBack;
  }

  /**
   * Back left the page below an open layer: the page was pushed a moment ago, and the layer had no entry
   * on it yet. The layer is closed, and the page is restored.
   */
  #closeInstead(from: Entry, to: Entry): void {
    if (isSame(from, to)) this.#buried.set(to.key, to.depth);
    this.#closers.at(-1)?.();
    this.#go({ by: (this.#buried.get(to.key) ?? 0) - to.depth + 1, isShown: false });
  }

  #closeAll(): void {
    for (const close of this.#closers.toReversed()) close();
  }

  /** Called when the router shows another location. */
  handleArrival(key: string, action: 'POP' | 'PUSH' | 'REPLACE'): void {
    const from = this.#at;
    this.#routerKey = key;
    if (action === 'REPLACE') this.#bringDown(key);
    if (from.depth > 0 && from.key !== key && !this.#step) this.#leave(from, action);
    if (!this.#step) this.#at = entryOf(this.#history.state);
    this.#plan();
  }

  /**
   * While the entry of a closed layer was being removed, the router wrote a page in its place: the page
   * is moved to the entry below, which it was meant for.
   */
  #bringDown(key: string): void {
    const isHere = entryOf(this.#history.state).key === key;
    if (this.#step) {
      if (isHere && this.#step.end?.depth === 0) this.#step.afterwards ??= this.#writer();
      return;
    }
    const by = this.#taken;
    if (isHere || by === 0) return;
    const takeDown = () => {
      const write = entryOf(this.#history.state).key === key ? this.#writer() : undefined;
      this.#go({ by, isShown: false, ...(write && { afterwards: write }) });
    };
    this.#go({ by: -by, isShown: false, afterwards: takeDown });
  }

  /** Writes the page of this entry into the one that is then current. */
  #writer(): () => void {
    const { state } = this.#history;
    const address = this.#addressOf();
    return () => {
      this.#history.replaceState(state, '', address);
      this.#at = entryOf(state);
    };
  }

  /** A page was shown in place of a layer's entry or above it. */
  #leave(from: Entry, action: 'POP' | 'PUSH' | 'REPLACE'): void {
    if (action === 'PUSH') this.#buried.set(from.key, from.depth);
    if (action === 'POP') this.#closeAll();
    if (action !== 'REPLACE') return;
    const end = { key: from.key, depth: 0 };
    this.#go({ by: -from.depth, isShown: false, end, afterwards: this.#writer() });
  }

  #passOver(from: Entry, to: Entry): void {
    const above = from.key === to.key ? this.#buried.get(to.key) : undefined;
    if (above !== undefined) this.#go({ by: above - to.depth + 1, isShown: true });
    else this.#go({ by: -to.depth, isShown: from.key !== to.key || isSame(from, to) });
  }

  #go(step: Step): void {
    this.#step = step;
    this.#history.go(step.by);
  }

  #endStep({ by, end, isShown, afterwards }: Step, to: Entry): boolean {
    this.#step = undefined;
    this.#taken = end?.depth === 0 ? by : 0;
    const isMissed = end && (end.key !== to.key || end.depth !== to.depth);
    // A page was opened in between, and the step led away from it.
    if (isMissed) this.#go({ by: -by, isShown: false });
    else afterwards?.();
    this.#plan();
    return isMissed || !isShown;
  }

  /** Layers are opened and closed in the same tick, and a page may follow; only the final state counts. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setTimeout(() => {
      this.#isPlanned = false;
      this.#match();
    });
  }

  /** Resolves when the entries of closed layers have been removed. */
  async settled(): Promise<void> {
    // The page removes a closed layer in its next render.
    await new Promise((resolve) => setTimeout(resolve));
    if (this.#isPlanned || this.#step) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #match(): void {
    this.#matchEntries();
    if (!this.#step) for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Adds as many entries as there are open layers. */
  #matchEntries(): void {
    const at = entryOf(this.#history.state);
    const isElsewhere = this.#routerKey !== undefined && this.#routerKey !== at.key;
    if (this.#step || isElsewhere) return;
    this.#at = at;
    const missing = this.#closers.length - at.depth;
    for (let depth = at.depth + 1; depth <= this.#closers.length; depth += 1) {
      this.#history.pushState({ ...(this.#history.state as object | null), layer: depth }, '');
      this.#buried.delete(at.key);
      this.#at = { ...at, depth };
    }
    if (missing < 0) {
      this.#go({ by: missing, isShown: false, end: { key: at.key, depth: this.#closers.length } });
    }
  }
}

const ofBrowser =
  typeof window === 'undefined' ? undefined : new LayerHistory(window.history, () => location.href);

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

/** The layers of this page; undefined on the server. */
export const layers = ofBrowser;
