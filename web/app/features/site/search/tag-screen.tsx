import type { TaggedKindRows } from '@ieum/contract/foundation/hash-tags/schemas.ts';
import { Link } from 'react-router';
import { kindName, taggedAddress } from '#features/foundation/hash-tags/kinds.ts';
import { writtenIn } from '#lib/format/copy.ts';
import { dayText } from '#lib/format/dates.ts';
import { countText } from '#lib/format/money.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { useShownPage } from '#ui/pagination/use-shown-page.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { sumOf } from './sum-of-counts.ts';
import styles from './search-screen.module.css';
import { copy } from './copy.ts';
import { TAGGED_PAGE, type TagData } from './tag-data.ts';
import rows from './tag-screen.module.css';

/** The most pages that a list can be opened at. */
const LAST_ROW = 1000;

function addressOf({ tag }: TagData, kind?: string): string {
  return `/search?${new URLSearchParams({ tag: tag.name, ...(kind && { tab: kind }) })}`;
}

function Tabs({ data }: { data: TagData }) {
  const tabs = [
    { kind: undefined, name: copy.all, count: sumOf(data.kinds) },
    ...data.kinds.map((one) => ({ kind: one.kind, name: kindName(one.kind), count: one })),
  ];
  return (
    <nav aria-label={copy.kinds}>
      <ul className={styles.tabs}>
        {tabs.map(({ kind, name, count }) => (
          <li key={name}>
            <Link to={addressOf(data, kind)} aria-current={kind === data.kind ? 'page' : undefined}>
              {name} <em className="number">{countText(count)}</em>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Rows = ({ of: { kind, rows: shown } }: { of: TaggedKindRows }) => (
  <ul className={rows.rows} aria-label={kindName(kind)}>
    {shown.map(({ _id, subject, about, createdAt }) => (
      <li key={_id}>
        <Link to={taggedAddress(kind, _id)}>
          <span>
            <b {...writtenIn(subject)}>{subject}</b>
            <em {...writtenIn(about)}>{about}</em>
          </span>
          <time className="number" dateTime={createdAt}>
            {dayText(createdAt)}
          </time>
        </Link>
      </li>
    ))}
  </ul>
);

function Group({ data, of }: { data: TagData; of: TaggedKindRows }) {
  const { kind, count } = of;
  const isWhole = data.kind === kind;
  if (count === 0 || (data.kind && !isWhole)) return null;
  return (
    <section className={styles.group} aria-labelledby={`tagged-${kind}`}>
      <div className={styles.groupHead}>
        <h2 id={`tagged-${kind}`}>
          {kindName(kind)} <em className="number">{countText(of)}</em>
        </h2>
        {!isWhole && count > of.rows.length && (
          <Link to={addressOf(data, kind)}>{copy.seeAll(kindName(kind))}</Link>
        )}
      </div>
      <Rows of={of} />
      {isWhole && (
        <div className={styles.pages}>
          <Pagination page={data.page} pageCount={Math.ceil(Math.min(count, LAST_ROW) / TAGGED_PAGE)} />
        </div>
      )}
    </section>
  );
}

/** /search?tag={name}: everything public that has a hashtag. */
export function TagScreen({ data }: { data: TagData }) {
  useShownPage(data.page);
  const shown = data.kinds.filter(({ kind }) => data.kind === undefined || data.kind === kind);
  return (
    <div className={`container ${styles.screen}`}>
      <h1>
        <MemberText>{`#${data.tag.name}`}</MemberText>
      </h1>
      <Tabs data={data} />
      {sumOf(shown).count === 0 && (
        <EmptyState
          title={copy.nothingTagged}
          action={
            <ButtonLink kind="default" to="/recruitments">
              {copy.toRecruitments}
            </ButtonLink>
          }
        />
      )}
      {data.kinds.map((one) => (
        <Group key={one.kind} data={data} of={one} />
      ))}
    </div>
  );
}
