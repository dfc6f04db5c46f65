import { expect, test } from 'vitest';
import { isRelayedBy } from './peer.ts';

const candidates = [
  { id: 'direct', type: 'local-candidate' as const, timestamp: 0, candidateType: 'host' },
  { id: 'relayed', type: 'local-candidate' as const, timestamp: 0, candidateType: 'relay' },
];
const pair = (localCandidateId: string, nominated: boolean) => ({
  id: `pair of ${localCandidateId}`,
  type: 'candidate-pair' as const,
  timestamp: 0,
  state: 'succeeded',
  nominated,
  localCandidateId,
});

test('a connection is relayed when the pair in use begins at the relay', () => {
  expect(isRelayedBy([...candidates, pair('relayed', true), pair('direct', false)])).toBe(true);
  expect(isRelayedBy([...candidates, pair('relayed', false), pair('direct', true)])).toBe(false);
  expect(isRelayedBy(candidates)).toBe(false);
});
