import { useOwnTemporaryFolder } from '../../scripts/lib/temporary.ts';

/** What the tests of a run leave in the temporary folder goes with the run. */
export default function setUp() {
  return useOwnTemporaryFolder();
}
