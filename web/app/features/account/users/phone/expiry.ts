/** A clock that is wrong by less is taken as right: the header counts whole seconds. */
const TOLERATED_MILLISECONDS = 2000;

/** How far this machine's clock is behind the server's, in milliseconds. */
function lagOf(headers: Headers): number {
  const lag = Date.parse(headers.get('date') ?? '') - Date.now();
  return Number.isNaN(lag) || Math.abs(lag) < TOLERATED_MILLISECONDS ? 0 : lag;
}

/** The end of a code in milliseconds of this machine's clock, from the server's answer. */
export const endOf = (expiredAt: string, headers: Headers): number => Date.parse(expiredAt) - lagOf(headers);
