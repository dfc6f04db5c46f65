import type { Audience } from './audience.ts';
import type { Session } from './session.ts';

/** Filled in by the bundler from the route table: pages contain only its paths and audiences. */
declare const AUDIENCES: Readonly<Record<string, Audience>>;

/** Why a page is denied: nobody is logged in, or an account of another type. */
export type GuardFailure = 'loginRequired' | 'forbidden';

const PANEL_PATHS: ReadonlySet<string> = new Set([
  '/dashboard',
  '/console',
  '/mypage/question',
  '/meetings/{_meeting}',
  '/programs/{_program}/dashboard',
  '/center/inquiry',
]);

/** A user who has just withdrawn reads the last page without an account. */
const FAREWELL = '/dashboard/withdraw/complete';

const countParameters = (path: string): number => path.split('{').length;

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{_?\w+\}/g, '[^/]+')}$`);

const patterns = Object.keys(AUDIENCES)
  .filter((path) => !path.includes(' '))
  .toSorted((a, b) => countParameters(a) - countParameters(b))
  .map((path) => ({ path, pattern: patternOf(path) }));

/** The table's path of an address; literal paths win over those with parameters. Nothing when it is unknown. */
export function findPath(pathname: string): string | undefined {
  const own = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return patterns.find(({ pattern }) => pattern.test(own))?.path;
}

/** The audience of an address. */
export const audienceOf = (pathname: string): Audience | undefined => AUDIENCES[findPath(pathname) ?? ''];

/** The audience of a screen, by its path in the route table, which is the id of its route. */
export function audienceOfScreen(path: string | undefined): Audience {
  const audience = AUDIENCES[path ?? ''];
  if (!audience) throw new Error(`${path} is not a screen of the route table`);
  return audience;
}

const admits: Record<Audience, (session: Extract<Session, { state: 'in' }>) => boolean> = {
  public: () => true,
  developer: () => true,
  company: (session) => session.userType === 'COMPANY',
  person: (session) => session.userType === 'PERSON',
  both: (session) => session.userType !== null,
  console: (session) => session.isConsole,
};

const isOpen = (audience: Audience): boolean => audience === 'public' || audience === 'developer';

/** Why this session may not see a page of this audience, or nothing when it may. */
export function guardFailureOf(audience: Audience, session: Session): GuardFailure | undefined {
  if (isOpen(audience)) return undefined;
  if (session.state !== 'in') return 'loginRequired';
  return admits[audience](session) ? undefined : 'forbidden';
}

/** Whether a page below a gate is nevertheless public. */
export const isFarewell = (pathname: string): boolean => pathname === FAREWELL;

/** Whether a denied page is replaced by the gate panel; the others show an alert and navigate away. */
export const showsPanel = (pathname: string): boolean => PANEL_PATHS.has(findPath(pathname) ?? '');
