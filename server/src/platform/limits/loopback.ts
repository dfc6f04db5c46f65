import ipaddr from 'ipaddr.js';

/** Whether a host, as an address or a name of a URL, is this machine and nothing else. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (!ipaddr.isValid(plain)) return plain === 'localhost' || plain.endsWith('.localhost');
  return ipaddr.process(plain).range() === 'loopback';
}
