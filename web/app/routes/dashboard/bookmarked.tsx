import { copy } from '#features/hiring/recruitments/bookmarked/copy.ts';
import { BookmarkedScreen } from '#features/hiring/recruitments/bookmarked/bookmarked-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.bookmarked.title, isHidden: true });

export default BookmarkedScreen;
