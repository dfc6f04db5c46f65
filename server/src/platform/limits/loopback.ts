import { BlockList, isIP, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether a host, as an address or a name of a URL, is this machine and nothing else. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (isIP(plain) === 0) return plain === 'localhost' || plain.endsWith('.localhost');
  return loopback.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
