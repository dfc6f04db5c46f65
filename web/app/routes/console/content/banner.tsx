import { useParams } from 'react-router';
import { BannerEditor } from '#features/content/banners/console/banner-editor.tsx';
import { copy } from '#features/content/banners/console/copy.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.edit, isHidden: true });

export default function BannerRoute() {
  const { _banner } = useParams();
  return <BannerEditor id={_banner ?? ''} />;
}
