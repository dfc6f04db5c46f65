import type { TestActor, World } from '../world.ts';
import type { CallOptions } from '../world.ts';

/** The rows that every module's cases may use: two applicants of one company's recruitment. */
export interface AccessRows {
  world: World;
  company: TestActor;
  person: TestActor;
  recruitmentId: string;
  applicationId: string;
  otherApplicationId: string;
}

/** A call of an endpoint that names a row, correct in everything but its caller. */
export interface AccessCase {
  /** Method and path as in the contract. */
  name: string;
  owner: 'company' | 'person';
  url: string;
  options: CallOptions;
  /** Administrators may do it too, so they are not tried as strangers. */
  isForAdministrators: boolean;
}

/** A module's `access-cases.ts` exports this as `accessCases`; its cases are tried in their order. */
export type AccessCases = (rows: AccessRows) => AccessCase[] | Promise<AccessCase[]>;

interface CaseOptions extends CallOptions {
  /** Appended to the path, for example `?reason=why`. */
  query?: string;
  isForAdministrators?: boolean;
}

/** Returns a function that makes the cases of one owner, whose rows fill the path's params by name. */
export const casesOf =
  (owner: AccessCase['owner'], params: Record<string, string>) =>
  (
    { method, path }: { method: string; path: string },
    { query = '', isForAdministrators = false, ...options }: CaseOptions = {},
  ): AccessCase => {
    const url = path.replace(/:(\w+)/g, (_, name: string) => {
      const value = params[name];
      if (!value) throw new Error(`no row for ${name} of ${path}`);
      return value;
    });
    return { name: `${method} ${path}`, owner, url: `${url}${query}`, options, isForAdministrators };
  };

/** The reason of an endpoint that removes the caller's own row and whose rows are not distinguished from none. */
export const MISSING_IS_SUCCESS = 'removing a missing row, own or not, is a success that changes nothing';

/** A module's `access-cases.ts` may export this as `untried`: endpoints without a case, each with the reason. */
export type Untried = Readonly<Record<string, string>>;

/** Gives endpoints the reason why they have no case. */
export const untriedBecause = (
  reason: string,
  endpoints: readonly { method: string; path: string }[],
): Untried => Object.fromEntries(endpoints.map(({ method, path }) => [`${method} ${path}`, reason]));
