import IconUpload from '~icons/tabler/upload';
import type { ImportKind } from '@ieum/contract/foundation/imports/enums.ts';
import { useRights } from '#lib/session/rights.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { importLinkCopy as copy } from './link-copy.ts';
import { importAddress, kinds } from './kinds.ts';

/** Leads from a list to the import of its rows, for administrators who may write them. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  const { may } = useRights();
  if (!may('imports.write') || !may(kinds[kind].right)) return null;
  return (
    <ButtonLink kind="default" size="sm" to={importAddress(kind)} icon={<IconUpload size={17} aria-hidden />}>
      {copy.of[kind]}
    </ButtonLink>
  );
}
