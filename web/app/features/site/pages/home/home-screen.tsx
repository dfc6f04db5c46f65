import { BannerCarousel } from '#features/content/banners/carousel/banner-carousel.tsx';
import { MenuPicture } from '#features/content/banners/menu/menu-picture.tsx';
import { LaterRecentlyViewed } from '#features/hiring/recruitments/recent/later-recently-viewed.tsx';
import './blurbs.module.css';
import { laterPart } from '#lib/document/later-part.tsx';
import { copy } from './copy.ts';
import type { HomeData } from './data.ts';
import help from './help-links.module.css';
import { Hero } from './hero.tsx';
import { Panels, RecentSection } from './home-lists.tsx';
import styles from './home-lists.module.css';
import './partners.module.css';
import { PickScript } from './pick-script.tsx';
import { QuickLinks } from './quick-links.tsx';

const Blurbs = laterPart(async () => (await import('./blurbs.tsx')).Blurbs);
const HelpLinks = laterPart(async () => (await import('./help-links.tsx')).HelpLinks);
const Partners = laterPart(async () => (await import('./partners.tsx')).Partners);

/** The first page: search, three lists, the banner, what the service does. */
export function HomeScreen({ data }: { data: HomeData }) {
  const sizes = [data.recent, data.popular, data.closing]
    .map((page) => page?.recruitments.length ?? 0)
    .join();
  return (
    <>
      <Hero />
      <QuickLinks />
      <RecentSection page={data.recent} />
      <Panels popular={data.popular} closing={data.closing} />
      <PickScript sizes={sizes} />
      {data.banner.length > 0 && (
        <div className={`container ${styles.banner}`}>
          <BannerCarousel slides={data.banner} label={copy.banner} />
        </div>
      )}
      <div className={styles.recently}>
        <LaterRecentlyViewed />
      </div>
      <Blurbs />
      <div className={`container ${help.help}`}>
        <HelpLinks manuals={data.manuals} />
        {data.menu.map((slide, index) => (
          <MenuPicture key={index} slide={slide} />
        ))}
      </div>
      <Partners slides={data.partners} />
    </>
  );
}
