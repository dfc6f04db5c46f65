import { CategoriesScreen } from '#features/live/lectures/console/categories-screen.tsx';
import { copy } from '#features/live/lectures/console/copy.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.categories.title, isHidden: true });

export default CategoriesScreen;
