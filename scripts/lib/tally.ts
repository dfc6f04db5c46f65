/** The results of the steps of a test run. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** The failures, and those that passed only on a retry: a name and a reason each. */
  remarks: readonly string[];
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, remarks: [] };
export const onePassed: Tally = { ...nothing, passed: 1 };
export const oneFailed: Tally = { ...nothing, failed: 1 };

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      remarks: [...total.remarks, ...one.remarks],
    }),
    nothing,
  );

/** The line that continuous integration reads; it is printed last. */
export const lineOf = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
