import { BannerCarousel } from '#features/content/banners/carousel/banner-carousel.tsx';
import { RecentlyViewed } from '#features/hiring/recruitments/recent/recently-viewed.tsx';
import { Blurbs } from './blurbs.tsx';
import { copy } from './copy.ts';
import type { HomeData } from './data.ts';
import { HelpLinks } from './help-links.tsx';
import { Hero } from './hero.tsx';
import { Panels, RecentSection } from './home-lists.tsx';
import styles from './home-lists.module.css';
import { Partners } from './partners.tsx';
import { PickScript } from './pick-script.tsx';
import { QuickLinks } from './quick-links.tsx';

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
        <RecentlyViewed />
      </div>
      <Blurbs />
      <HelpLinks menu={data.menu} manuals={data.manuals} />
      <Partners slides={data.partners} />
    </>
  );
}
