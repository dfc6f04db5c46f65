import IconChevronRight from '~icons/tabler/chevron-right';
import { Link } from 'react-router';
import { FlagButton } from '#features/hiring/flags/report/flag-button.tsx';
import { LaterRecentlyViewed } from '#features/hiring/recruitments/recent/later-recently-viewed.tsx';
import { laterPart } from '#lib/document/later-part.tsx';
import { ApplyBar, ApplyCard, ApplyNotice } from '../apply/apply-card.tsx';
import { LazyApply } from '../apply/lazy-apply.tsx';
import { applyStateOf } from '../apply/apply-state.ts';
import { detailCopy as copy } from './detail-copy.ts';
import type { DetailData } from './detail-data.ts';
import { DetailHead } from './detail-head.tsx';
import styles from './detail-screen.module.css';
import { DetailToc } from './detail-toc.tsx';
import './recruitment-article.module.css';
import '../card/recruitment-card.module.css';
import '#features/foundation/files/attachments/file-list.module.css';
import '#features/foundation/hash-tags/hash-tag-links.module.css';
import { useOwnView } from './use-own-view.ts';
import { useRecordRecent } from './use-record-recent.ts';

const PublicArticle = laterPart(async () => (await import('./public-article.tsx')).PublicArticle);
const Similar = laterPart(async () => (await import('./similar.tsx')).Similar);

function Path() {
  return (
    <nav className={styles.path} aria-label={copy.path} data-print="hidden">
      <span>{copy.recruit}</span>
      <IconChevronRight size={15} aria-hidden />
      <Link to="/recruitments">{copy.list}</Link>
    </nav>
  );
}

/** One recruitment, to decide and apply. */
export function DetailScreen({ data }: { data: DetailData }) {
  const { recruitment, similar } = data;
  const own = useOwnView(data);
  useRecordRecent(recruitment);
  const applyState = applyStateOf(data, own.application, own.isOwn);
  const mine = {
    recruitment,
    applyState,
    application: own.application,
    onApplication: own.setApplication,
  };
  return (
    <>
      <div className={`container ${styles.screen}`}>
        <Path />
        <div className={styles.columns}>
          <article className={styles.main}>
            <DetailHead recruitment={recruitment} hitCounts={own.hitCounts} />
            <ApplyNotice applyState={applyState} onApplication={own.setApplication} />
            <DetailToc recruitment={recruitment} />
            <PublicArticle recruitment={recruitment} />
            {!own.isOwn && <FlagButton target="RECRUITMENT" id={recruitment._id} />}
          </article>
          <ApplyCard {...mine} />
        </div>
        {similar.length > 0 && <Similar similar={similar} />}
        <ApplyBar recruitment={recruitment} applyState={applyState} application={own.application} />
        <LazyApply recruitment={recruitment} onApplication={own.setApplication} />
      </div>
      <LaterRecentlyViewed except={recruitment._id} />
    </>
  );
}
