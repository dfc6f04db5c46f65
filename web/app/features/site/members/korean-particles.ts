import { withParticle } from '@ieum/contract/common/particles.ts';

const OBJECT = '을/를';

/**
 * A company's name with its object particle: 한빛을, 누리를, 한빛(주)를; `ABC 기업을` where the pronunciation is not
 * known.
 */
export function asObject(name: string): string {
  // One character, pronounced 주식회사.
  if (name.endsWith('㈜')) return `${name}를`;
  return /(?:[가-힣]|\(주\))$/.test(name) ? withParticle(name, OBJECT) : withParticle(`${name} 기업`, OBJECT);
}
