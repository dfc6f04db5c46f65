/**
 * The share of the lifetime after which new credentials are requested, and the share between the attempts.
 */
const [USED, AGAIN] = [0.75, 0.1];

/** Requests new credentials of the relay before those in use expire. */
export interface RelayRenewal {
  /**
   * Called when credentials have arrived, valid for this many seconds; without a relay none are requested.
   */
  follow: (relay: { urls: readonly string[]; seconds: number }) => void;
  stop: () => void;
}

export function createRelayRenewal(ask: () => void): RelayRenewal {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askAfter = (seconds: number, share: number) => {
    timer = setTimeout(
      () => {
        ask();
        askAfter(seconds, AGAIN);
      },
      seconds * share * 1000,
    );
  };
  const stop = () => clearTimeout(timer);
  return {
    follow: ({ urls, seconds }) => {
      stop();
      if (urls.length > 0 && seconds > 0) askAfter(seconds, USED);
    },
    stop,
  };
}
