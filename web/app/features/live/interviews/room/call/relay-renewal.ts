/** So much of the lifetime has passed when new credentials are asked for, and again until they have arrived. */
const [USED, AGAIN] = [0.75, 0.1];

/** Asks for new credentials of the relay before those in use end. */
export interface RelayRenewal {
  /** Credentials have arrived that are valid for so many seconds; without a relay none are asked for. */
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
