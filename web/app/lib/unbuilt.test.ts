import { describe, expect, it } from 'vitest';
import { refuseUnbuilt } from './unbuilt.ts';

const asked = (path: string) => ({ request: new Request(`https://ieum.example${path}`) });

const statusOf = (path: string): number | undefined => {
  try {
    refuseUnbuilt(asked(path));
    return 200;
  } catch (refusal) {
    return (refusal as { init?: ResponseInit }).init?.status;
  }
};

describe('addresses of the console under /console/users', () => {
  it('are never taken for a member where the table names a screen of its own', () => {
    expect(statusOf('/console/users/create')).toBe(404);
    expect(statusOf('/console/users/levels')).toBe(404);
  });

  it('lead to a member otherwise', () => {
    expect(statusOf('/console/users/01a1f89f-e061-7009-9300-927f94eba37b')).toBe(200);
  });
});
