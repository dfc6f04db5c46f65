/** Enough for a large office behind one address; a browser opens one connection per tab. */
const OPEN_AT_ONCE = 500;
/** The size of a burst of connections; after it, a network gets as many per second as the refill rate. */
const BURST = 300;
const PER_SECOND = 30;

interface Network {
  open: number;
  left: number;
  at: number;
}

interface Closable {
  close: (discard: boolean) => void;
  once: (event: 'close', listener: () => void) => void;
}

/** Limits the connections of each network: how many are open, and how fast new ones are opened. */
export function createSocketBounds(now: () => number = Date.now) {
  const networks = new Map<string, Network>();

  /** A network without open connections and with a full bucket is removed from memory. */
  function dropQuiet() {
    for (const [name, { open, at }] of networks)
      if (open === 0 && now() - at > (BURST / PER_SECOND) * 1000) networks.delete(name);
  }

  function networkBy(name: string): Network {
    const known = networks.get(name) ?? { open: 0, left: BURST, at: now() };
    known.left = Math.min(BURST, known.left + ((now() - known.at) / 1000) * PER_SECOND);
    known.at = now();
    networks.set(name, known);
    return known;
  }

  return {
    /** Whether one more connection of a network is allowed; checked before anything is answered. */
    mayConnect: (name: string): boolean => {
      if (networks.size > 10_000) dropQuiet();
      const network = networkBy(name);
      if (network.open >= OPEN_AT_ONCE || network.left < 1) return false;
      network.left -= 1;
      return true;
    },
    /**
     * Counts a connection until it closes; of many that arrive at the same moment, those above the limit are
     * closed.
     */
    track: (name: string, connection: Closable): void => {
      const network = networkBy(name);
      network.open += 1;
      connection.once('close', () => {
        network.open -= 1;
      });
      if (network.open > OPEN_AT_ONCE) connection.close(true);
    },
  };
}
