import { BlockList, isIP, isIPv6 } from 'node:net';

const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/, '');

/**
 * Finds whom a connection comes from: the nearest address of X-Forwarded-For that is not a trusted proxy's, as
 * Fastify does for calls. Without trusted networks the header counts for nothing.
 */
export function createAddressOf(trustProxy: readonly string[] | false) {
  const trusted = new BlockList();
  for (const network of trustProxy || []) for (const one of named[network] ?? [network]) add(trusted, one);

  return (remote: string, forwardedFor: string | undefined): string => {
    const hops = [remote, ...(forwardedFor ?? '').split(',').toReversed()].map(plain).filter(isIP);
    const isTrusted = (address: string) => trusted.check(address, familyOf(address));
    return hops.find((address) => !isTrusted(address)) ?? hops.at(-1) ?? remote;
  };
}

function add(list: BlockList, network: string) {
  const [address = '', prefix] = network.split('/');
  if (prefix === undefined) list.addAddress(address, familyOf(address));
  else list.addSubnet(address, Number(prefix), familyOf(address));
}
