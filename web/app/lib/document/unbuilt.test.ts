import { describe, expect, it } from 'vitest';
import { throwUnbuilt } from './unbuilt.ts';

const requested = (path: string) => ({ request: new Request(`https://ieum.example${path}`) });

const statusOf = (path: string): number | undefined => {
  try {
    throwUnbuilt(requested(path));
    return 200;
  } catch (thrown) {
    return (thrown as { init?: ResponseInit }).init?.status;
  }
};

describe('an address in the table', () => {
  it('never matches the parameter of a built one while its own screen is missing', () => {
    expect(statusOf('/console/user-points')).toBe(404);
    expect(statusOf('/dashboard/employment/contracts/01a1f89f-e061-7009-9300-927f94eba37b')).toBe(404);
  });

  it('works once its screen exists, beside the one with the parameter', () => {
    expect(statusOf('/console/users/create')).toBe(200);
    expect(statusOf('/console/users/levels')).toBe(200);
    expect(statusOf('/console/users/01a1f89f-e061-7009-9300-927f94eba37b')).toBe(200);
  });
});
