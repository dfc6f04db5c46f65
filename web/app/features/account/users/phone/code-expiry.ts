/** A smaller difference counts as none, because the header counts whole seconds. */
const TOLERATED_MILLISECONDS = 2000;

/** How many milliseconds this machine's clock is behind the server's. */
function lagOf(headers: Headers): number {
  const lag = Date.parse(headers.get('date') ?? '') - Date.now();
  return Number.isNaN(lag) || Math.abs(lag) < TOLERATED_MILLISECONDS ? 0 : lag;
}

/** The expiry of a code in milliseconds of this machine's clock, from the server's response. */
export const codeExpiryOf = (expiredAt: string, headers: Headers): number =>
  Date.parse(expiredAt) - lagOf(headers);
