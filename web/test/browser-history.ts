import { vi } from 'vitest';
import { LayerHistory } from '../app/lib/layers/layer-history.ts';

interface Place {
  state: { key: string; idx: number; layer?: number };
  address: string;
}

/** A browser's history with a router on it, realistic as far as layers use them. */
export class HistoryOfBrowser {
  entries: Place[] = [
    { state: { key: 'start', idx: 0 }, address: '/' },
    { state: { key: 'list', idx: 1 }, address: '/list' },
  ];
  at = 1;
  shown = 'list';
  /**
   * When set, the router leaves its page only when this returns true; it reverts the step first, as
   * routers do.
   */
  blocked: (() => Promise<boolean>) | undefined;
  readonly layers: LayerHistory;
  #going: number[] = [];

  constructor() {
    const stateNow = () => this.place.state as unknown;
    this.layers = new LayerHistory(
      {
        get state() {
          return stateNow();
        },
        go: (by) => void this.#going.push(by ?? 0),
        pushState: (state: Place['state']) => this.#push({ state, address: this.place.address }),
        replaceState: (state: Place['state'], _title, address) => {
          this.entries[this.at] = { state, address: String(address) };
        },
      },
      () => this.place.address,
    );
    this.layers.handleNavigation('list', 'POP');
  }

  get place(): Place {
    const place = this.entries[this.at];
    if (!place) throw new Error('outside of the history');
    return place;
  }

  #push(place: Place) {
    this.entries = [...this.entries.slice(0, this.at + 1), place];
    this.at += 1;
  }

  #pop(by: number) {
    if (!this.entries[this.at + by]) return;
    this.at += by;
    if (this.layers.handlePop(this.place.state)) return;
    if (this.blocked && this.place.state.key !== this.shown) return this.#takeBack(by, this.blocked);
    this.shown = this.place.state.key;
    this.layers.handleNavigation(this.shown, 'POP');
  }

  #takeBack(by: number, asks: () => Promise<boolean>) {
    this.#going.push(-by);
    void asks().then((mayLeave) => {
      if (!mayLeave) return;
      this.blocked = undefined;
      this.#going.push(by);
    });
  }

  /** Planned steps are requested from the browser, but not done yet. */
  ask() {
    vi.runAllTimers();
  }

  /** Resolves when no step is planned or in progress. */
  settle() {
    for (let turn = 0; turn < 10; turn += 1) {
      vi.runAllTimers();
      for (const by of this.#going.splice(0)) this.#pop(by);
    }
  }

  step(by: number) {
    this.#pop(by);
    this.settle();
  }

  /** The router writes the entry; `arrive` renders its page. */
  write(key: string, action: 'PUSH' | 'REPLACE') {
    const idx = this.place.state.idx + (action === 'PUSH' ? 1 : 0);
    const place = { state: { key, idx }, address: `/${key}` };
    if (action === 'PUSH') this.#push(place);
    else this.entries[this.at] = place;
    this.shown = key;
  }

  navigate(key: string, action: 'PUSH' | 'REPLACE') {
    this.write(key, action);
    this.layers.handleNavigation(key, action);
  }
}
