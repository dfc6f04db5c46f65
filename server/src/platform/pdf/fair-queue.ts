interface Waiting<T> {
  owner: string;
  item: T;
}

/** What waits to be done, taken in turns: the one who asked for much waits behind the one who asked for little. */
export class FairQueue<T> {
  readonly #most: number;
  /** In the order of the turns; nobody is here without an item. */
  readonly #byOwner = new Map<string, T[]>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return [...this.#byOwner.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Adds an item; beyond the most, answers the one that has to go: the newest of the one who has the most. */
  add(owner: string, item: T): T | undefined {
    const own = this.#byOwner.get(owner);
    if (own) own.push(item);
    else this.#byOwner.set(owner, [item]);
    return this.size > this.#most ? this.#dropNewestOfMost(owner) : undefined;
  }

  /** The next item of the first whose turn it is and who is not busy. */
  take(isBusy: (owner: string) => boolean): Waiting<T> | undefined {
    for (const [owner, [item, ...rest]] of this.#byOwner) {
      if (item === undefined || isBusy(owner)) continue;
      this.#byOwner.delete(owner);
      if (rest.length > 0) this.#byOwner.set(owner, rest);
      return { owner, item };
    }
    return undefined;
  }

  /** Puts an owner who has just been served behind all others who wait. */
  endTurn(owner: string): void {
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

  /** Of several with as many, the newcomer gives way. */
  #dropNewestOfMost(newcomer: string): T | undefined {
    let most = newcomer;
    const count = (owner: string) => this.#byOwner.get(owner)?.length ?? 0;
    for (const owner of this.#byOwner.keys()) if (count(owner) > count(most)) most = owner;
    const items = this.#byOwner.get(most);
    const dropped = items?.pop();
    if (items?.length === 0) this.#byOwner.delete(most);
    return dropped;
  }
}
