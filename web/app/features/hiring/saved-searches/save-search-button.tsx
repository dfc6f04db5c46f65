import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { activeFacets, type Filters } from '#features/hiring/recruitments/filters/filters.ts';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import { LOGIN_FORM } from '#lib/session/login-address.ts';
import { readSession, restoreSession } from '#lib/session/session.ts';
import { useSession } from '#lib/session/use-session.ts';
import { Button } from '#ui/button/button.tsx';
import { saveCopy as copy } from './save-copy.ts';

const SaveSheet = lazyPart(async () => (await import('./save-sheet.tsx')).SaveSheet);

/**
 * Saves the filter of the list; a visitor logs in first, without scripts by the login page. Companies and
 * administrators have no saved searches.
 */
export function SaveSearchButton({ filters }: { filters: Filters }) {
  const session = useSession();
  const dialogs = useAuthDialogs();
  const [isOpen, setOpen] = useState(false);
  const isOther = session.state === 'in' && session.userType !== 'PERSON';
  if (isOther || activeFacets(filters).length === 0) return null;
  const open = () => setOpen(true);
  const press = async () => {
    await restoreSession();
    if (readSession().state === 'in') open();
    else dialogs.openLogin({ userType: 'PERSON', onLoggedIn: open });
  };
  return (
    <>
      <Button
        type="submit"
        form={LOGIN_FORM}
        kind="light"
        size="sm"
        onClick={(event) => {
          event.preventDefault();
          return press();
        }}
      >
        {copy.save}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveSheet filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
