import IconMap2 from '~icons/tabler/map-2';
import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { writtenIn } from '#lib/format/copy.ts';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import type { BannerSlide } from '../data.ts';

const MenuDialog = lazyPart(async () => (await import('./menu-dialog.tsx')).MenuDialog);

/** A picture of the main menu: a link to it, which opens it over the page where scripts run. */
export function MenuPicture({ slide }: { slide: BannerSlide }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a href={slide.image.url} aria-haspopup="dialog" onClick={onPlainPress(() => setOpen(true))}>
        <IconMap2 size={30} stroke={1.6} aria-hidden />
        <span>
          <b {...writtenIn(slide.alt)}>{slide.alt}</b>
        </span>
      </a>
      <Suspense fallback={null}>
        {isOpen && <MenuDialog slide={slide} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
