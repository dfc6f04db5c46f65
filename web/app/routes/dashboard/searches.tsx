import { copy } from '#features/hiring/saved-searches/copy.ts';
import { SearchesScreen } from '#features/hiring/saved-searches/searches-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default SearchesScreen;
