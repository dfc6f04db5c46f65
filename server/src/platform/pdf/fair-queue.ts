interface Waiting<T> {
  owner: string;
  item: T;
}

/**
 * A queue that alternates between owners, so that an owner with many items waits behind an owner with few.
 */
export class FairQueue<T> {
  readonly #max: number;
  /** In the order of service; only owners with items are in it. */
  readonly #byOwner = new Map<string, T[]>();

  constructor(max: number) {
    this.#max = max;
  }

  get size(): number {
    return [...this.#byOwner.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /**
   * Adds an item; when the queue is full, returns the item that is removed: the newest of the owner with the
   * most.
   */
  add(owner: string, item: T): T | undefined {
    const own = this.#byOwner.get(owner);
    if (own) own.push(item);
    else this.#byOwner.set(owner, [item]);
    return this.size > this.#max ? this.#dropNewestOfMost(owner) : undefined;
  }

  /** The next item of the first owner in order who is not busy. */
  take(isBusy: (owner: string) => boolean): Waiting<T> | undefined {
    for (const [owner, [item, ...rest]] of this.#byOwner) {
      if (item === undefined || isBusy(owner)) continue;
      this.#byOwner.delete(owner);
      if (rest.length > 0) this.#byOwner.set(owner, rest);
      return { owner, item };
    }
    return undefined;
  }

  /** Moves an owner who was just served behind all other waiting owners. */
  endSlot(owner: string): void {
    const own = this.#byOwner.get(owner);
    if (!own) return;
    this.#byOwner.delete(owner);
    this.#byOwner.set(owner, own);
  }

  /** Empties the queue. */
  drain(): T[] {
    const all = [...this.#byOwner.values()].flat();
    this.#byOwner.clear();
    return all;
  }

  /** Among owners with equally many items, the newcomer's is removed. */
  #dropNewestOfMost(newcomer: string): T | undefined {
    let busiest = newcomer;
    const count = (owner: string) => this.#byOwner.get(owner)?.length ?? 0;
    for (const owner of this.#byOwner.keys()) if (count(owner) > count(busiest)) busiest = owner;
    const items = this.#byOwner.get(busiest);
    const dropped = items?.pop();
    if (items?.length === 0) this.#byOwner.delete(busiest);
    return dropped;
  }
}
