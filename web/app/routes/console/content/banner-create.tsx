import { BannerEditor } from '#features/content/banners/console/banner-editor.tsx';
import { copy } from '#features/content/banners/console/copy.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.add, isHidden: true });

export default function BannerCreateRoute() {
  return <BannerEditor id={undefined} />;
}
