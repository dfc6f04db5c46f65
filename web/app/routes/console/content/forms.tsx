import { copy } from '#features/content/forms/console/copy.ts';
import { FormList } from '#features/content/forms/console/form-list.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default FormList;
