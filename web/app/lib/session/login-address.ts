const ENTRANCES = ['/', '/login', '/join'];

const isEntrance = (path: string): boolean =>
  ENTRANCES.some((entrance) => path === entrance || (entrance !== '/' && path.startsWith(`${entrance}/`)));

/** The login as a page that leads back to an address of this site; from home and the entrances it leads on as usual. */
export function loginAddress(wanted: string): string {
  const [path = ''] = wanted.split(/[?#]/);
  return isEntrance(path) ? '/login' : `/login?next=${encodeURIComponent(wanted)}`;
}

/** The form that a heart sends where no script can ask for the login; `PublicFrame` holds it. */
export const LOGIN_FORM = 'to-login';
