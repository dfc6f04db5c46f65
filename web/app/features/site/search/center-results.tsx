import { Link } from 'react-router';
import { faqsAddress } from '#features/content/faqs/public/addresses.ts';
import { PostRows } from '#features/content/boards/public/post-rows.tsx';
import { NoticeRows } from '#features/content/notices/public/notice-rows.tsx';
import { FaqLinks } from '#features/site/center/faq-links.tsx';
import { countText } from '#lib/format/money.ts';
import { copy } from './copy.ts';
import type { SearchData } from './data.ts';
import styles from './search-screen.module.css';

/** How many of each kind are shown beside other results. */
const FEW = 3;

interface CenterResultsProps {
  data: SearchData;
  /** The address with more of both, where only a few are shown. */
  more: string | undefined;
}

/** Questions and notices of the help centre and posts of boards that match. */
export function CenterResults({ data, more }: CenterResultsProps) {
  const { term, counts } = data;
  const max = more === undefined ? Infinity : FEW;
  const kinds = [
    {
      kind: 'faqs',
      shown: Math.min(max, data.faqs.length),
      all: faqsAddress(undefined, term),
      list: <FaqLinks faqs={data.faqs.slice(0, max)} label={copy.faqs} term={term} />,
    },
    {
      kind: 'notices',
      shown: Math.min(max, data.notices.length),
      all: `/center/notice?${new URLSearchParams({ searchValue: term })}`,
      list: <NoticeRows notices={data.notices.slice(0, max)} label={copy.notices} term={term} />,
    },
    {
      kind: 'boards',
      shown: Math.min(max, data.boards.length),
      all: undefined,
      list: <PostRows posts={data.boards.slice(0, max)} label={copy.boards} term={term} />,
    },
  ] as const;
  return kinds.map(({ kind, shown, all, list }) => {
    const address = more ?? all;
    return (
      counts[kind].count > 0 && (
        <section key={kind} className={styles.group} aria-labelledby={`results-${kind}`}>
          <div className={styles.groupHead}>
            <h2 id={`results-${kind}`}>
              {copy[kind]} <em className="number">{countText(counts[kind])}</em>
            </h2>
            {address && counts[kind].count > shown && <Link to={address}>{copy.seeAll(copy[kind])}</Link>}
          </div>
          {list}
        </section>
      )
    );
  });
}
