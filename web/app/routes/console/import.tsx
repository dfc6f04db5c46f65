import { useParams } from 'react-router';
import { copy } from '#features/foundation/imports/copy.ts';
import { ImportScreen } from '#features/foundation/imports/import-screen.tsx';
import { readKind } from '#features/foundation/imports/kinds.ts';
import { NotFoundScreen } from '#features/site/shell/not-found-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function ImportRoute() {
  const kind = readKind(useParams()['kind']);
  return kind ? <ImportScreen kind={kind} /> : <NotFoundScreen home="/console" />;
}
