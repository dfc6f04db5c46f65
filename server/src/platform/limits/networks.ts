import { isIPv4, isIPv6, SocketAddress } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/** Whom to count an address for: an IPv4 address alone, an IPv6 address with its whole /64, which one caller has. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const written = new SocketAddress({ address, family: 'ipv6' }).address;
  // A socket of both families tells IPv4 callers this way.
  const mapped = written.replace(/^::ffff:/, '');
  if (isIPv4(mapped)) return mapped;
  const [before = [], after = []] = written.split('::').map((half) => half.split(':').filter(Boolean));
  const between = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return `${[...before, ...between, ...after].slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}
