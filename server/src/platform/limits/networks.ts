import ipaddr from 'ipaddr.js';

/**
 * The network by which an address is counted: an IPv4 address alone, an IPv6 address with its whole /64,
 * which one customer has.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  // A dual-stack socket reports IPv4 addresses in this form.
  const mapped = ipaddr.process(address);
  if (mapped.kind() === 'ipv4') return mapped.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}
