import { useSearchParams } from 'react-router';
import { copy } from '#features/console-terms/copy.ts';
import { TermsEditor } from '#features/console-terms/terms-editor.tsx';
import { TermsList } from '#features/console-terms/terms-list.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function TermsRoute() {
  const [parameters] = useSearchParams();
  const edited = parameters.get('edit');
  return edited ? <TermsEditor edited={edited} /> : <TermsList />;
}
