import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { laterPart, loadLaterParts } from '#lib/document/later-part.tsx';
import { LOGIN_FORM } from '#lib/session/login-address.ts';
import { useSession } from '#lib/session/use-session.ts';
import { rememberShown } from '#lib/session/visits.ts';
import type { Business } from '#features/foundation/settings/business.ts';
import './footer.module.css';
import styles from './frame.module.css';
import { PublicHeader } from './public-header.tsx';
import { SkipLink } from './skip-link.tsx';

const PublicFooter = laterPart(async () => (await import('./public-footer.tsx')).PublicFooter);

/** A member's bookmarks and comparisons are in parts that are loaded later; without scripts they lead to the login. */
function useMembersParts(): void {
  const { state } = useSession();
  useEffect(() => {
    if (state === 'in') loadLaterParts();
  }, [state]);
}

/** Header, content and footer of a visitor's page. */
export function PublicFrame({ business, children }: { business: Business | null; children: ReactNode }) {
  const { pathname, search } = useLocation();
  useMembersParts();
  useEffect(() => rememberShown(pathname + search), [pathname, search]);
  return (
    <div className={styles.page}>
      <SkipLink toResults={pathname === '/recruitments'} />
      <PublicHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <PublicFooter business={business} />
      <form id={LOGIN_FORM} action="/login" hidden>
        <input type="hidden" name="next" value={pathname + search} />
      </form>
    </div>
  );
}
