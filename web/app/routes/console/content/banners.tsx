import { BannerList } from '#features/content/banners/console/banner-list.tsx';
import { copy } from '#features/content/banners/console/copy.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default BannerList;
