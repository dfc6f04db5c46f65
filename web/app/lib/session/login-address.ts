const LOGIN_PAGES = ['/', '/login', '/join'];

const isLoginPage = (path: string): boolean =>
  LOGIN_PAGES.some((page) => path === page || (page !== '/' && path.startsWith(`${page}/`)));

/**
 * The login page's address with the way back to an address of this site; from the home page and login
 * pages it leads to the default page.
 */
export function loginAddress(requested: string): string {
  const [path = ''] = requested.split(/[?#]/);
  return isLoginPage(path) ? '/login' : `/login?next=${encodeURIComponent(requested)}`;
}

/** The form that a bookmark submits where no script can open the login; `PublicFrame` renders it. */
export const LOGIN_FORM = 'to-login';
