import { useParams } from 'react-router';
import { copy } from '#features/content/forms/console/copy.ts';
import { FormEditor } from '#features/content/forms/console/form-editor.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.edit, isHidden: true });

export default function FormRoute() {
  const { _form } = useParams();
  return <FormEditor id={_form ?? ''} />;
}
