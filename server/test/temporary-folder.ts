import { useOwnTemporaryFolder } from '../../scripts/lib/temporary.ts';

/** Temporary files of a test run are deleted with the run. */
export default function setUp() {
  return useOwnTemporaryFolder();
}
