import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlaywright, readVitest } from './reports.ts';
import { run } from './run.ts';
import { oneFailed, onePassed, type Tally } from './tally.ts';

/** A step that passes or fails as a whole. */
export async function check(command: string, args: readonly string[]): Promise<Tally> {
  return (await run(command, args)) === 0 ? onePassed : oneFailed;
}

async function withReport(
  work: (file: string) => Promise<number>,
  read: (report: unknown) => Tally,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-report-'));
  const file = join(folder, 'report.json');
  try {
    const code = await work(file);
    const tally = read(JSON.parse(readFileSync(file, 'utf8')));
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    return oneFailed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One run of the unit, API and component tests; counts every test. */
export const vitest = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> =>
  withReport(
    (file) =>
      run(
        'vitest',
        ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        env,
      ),
    readVitest,
  );

/** The browser stories on the built product. */
export const playwright = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<Tally> =>
  withReport(
    (file) =>
      run('playwright', ['test', ...args, '--reporter=list,json'], {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      }),
    readPlaywright,
  );
