const ENTRANCES = ['/', '/login', '/join'];

const isEntrance = (path: string): boolean =>
  ENTRANCES.some((entrance) => path === entrance || (entrance !== '/' && path.startsWith(`${entrance}/`)));

/**
 * The login page's address with the way back to an address of this site; from the home page and login
 * pages it leads to the default page.
 */
export function loginAddress(wanted: string): string {
  const [path = ''] = wanted.split(/[?#]/);
  return isEntrance(path) ? '/login' : `/login?next=${encodeURIComponent(wanted)}`;
}

/** The form that a bookmark submits where no script can open the login; `PublicFrame` renders it. */
export const LOGIN_FORM = 'to-login';
