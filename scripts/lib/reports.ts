import { stripVTControlCharacters } from 'node:util';
import type { Tally } from './tally.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface StorySuite {
  suites?: StorySuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; projectName: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: StorySuite[];
}

const MAX_LINES = 12;

const indented = (message: string) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, MAX_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

const remarkOf = (hasFailed: boolean, name: string, message: string) =>
  `${hasFailed ? 'failed' : 'passed when tried again'}: ${name}\n${indented(message)}`;

/** Reads the JSON report of unit, API and component tests. */
export function readVitest(report: unknown): Tally {
  const results = report as VitestReport;
  const remarks = results.testResults.flatMap((file) => {
    const own = file.assertionResults
      .filter((test) => test.failureMessages.length > 0)
      .map((test) =>
        remarkOf(test.status === 'failed', `${file.name} › ${test.fullName}`, test.failureMessages[0] ?? ''),
      );
    return own.length === 0 && file.status === 'failed' ? [remarkOf(true, file.name, file.message)] : own;
  });
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests || (results.numFailedTestSuites > 0 ? 1 : 0),
    skipped: results.numPendingTests + results.numTodoTests,
    remarks,
  };
}

const specsOf = (suites: readonly StorySuite[]): StorySuite['specs'] =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);

/** Reads the JSON report of the browser stories. */
export function readPlaywright(report: unknown): Tally {
  const { stats, suites } = report as PlaywrightReport;
  const remarks = specsOf(suites).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) =>
        remarkOf(
          test.status === 'unexpected',
          `${test.projectName} › ${spec.file} › ${spec.title}`,
          test.results.find((result) => result.error)?.error?.message ?? '',
        ),
      ),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    remarks,
  };
}
