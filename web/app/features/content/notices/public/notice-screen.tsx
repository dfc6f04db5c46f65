import IconChevronRight from '~icons/tabler/chevron-right';
import IconPrinter from '~icons/tabler/printer';
import { Link } from 'react-router';
import { FileList } from '#features/foundation/files/attachments/file-list.tsx';
import { isLinkBuilt } from '#lib/document/built.ts';
import { writtenIn } from '#lib/format/copy.ts';
import { dayText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { useDisabledUntilHydrated } from '#lib/session/hydration.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { KoreanNote } from '#ui/text/korean-note.tsx';
import { copy } from './copy.ts';
import type { NoticeData } from './data.ts';
import styles from './notice-screen.module.css';
import { useCountView } from './use-count-view.ts';

type Notice = NoticeData['notice'];

const path = [
  { to: '/center', name: copy.center },
  { to: '/center/notice', name: copy.title },
].filter(isLinkBuilt);

const Path = () => (
  <nav className={styles.path} aria-label={copy.path} data-print="hidden">
    {path.map(({ to, name }, index) => (
      <span key={to}>
        {index > 0 && <IconChevronRight size={15} aria-hidden />}
        <Link to={to}>{name}</Link>
      </span>
    ))}
  </nav>
);

function Neighbours({ newer, older }: Pick<Notice, 'newer' | 'older'>) {
  const links = [
    { name: copy.newer, rel: 'next', notice: newer },
    { name: copy.older, rel: 'prev', notice: older },
  ];
  return (
    <nav className={styles.around} aria-label={copy.around} data-print="hidden">
      {links.map(
        ({ name, rel, notice }) =>
          notice && (
            <Link key={rel} to={`/center/notice/${notice._id}`} rel={rel}>
              <em>{name}</em>
              <span {...writtenIn(notice.subject)}>{notice.subject}</span>
            </Link>
          ),
      )}
    </nav>
  );
}

function Print() {
  const scripted = useDisabledUntilHydrated();
  return (
    <Button
      kind="default"
      size="sm"
      data-print="hidden"
      icon={<IconPrinter size={17} stroke={1.75} aria-hidden />}
      onClick={() => window.print()}
      {...scripted}
    >
      {copy.print}
    </Button>
  );
}

/** /center/notice/{_notification}: one notice with its files and the notices before and after it. */
export function NoticeScreen({ data }: { data: NoticeData }) {
  const { notice } = data;
  const hits = useCountView(data);
  const { subject, content, files, isPinned, createdAt } = notice;
  return (
    <div className={`container ${styles.screen}`}>
      <Path />
      <article>
        <header className={styles.head}>
          {isPinned && <Badge hue="cobalt">{copy.pinned}</Badge>}
          <h1 {...writtenIn(subject)}>{subject}</h1>
          <p className="number">
            <time dateTime={createdAt}>{dayText(createdAt)}</time>
            <span>{copy.views(numberText(hits))}</span>
            <Print />
          </p>
        </header>
        <KoreanNote text={content} />
        {/* The server sanitised it when an administrator saved it. */}
        <div
          className={`prose ${styles.content}`}
          {...writtenIn(content)}
          dangerouslySetInnerHTML={{ __html: content }}
        />
        {files.length > 0 && (
          <section className={styles.files} aria-labelledby="notice-files">
            <h2 id="notice-files">
              {copy.files} <em className="number">{files.length}</em>
            </h2>
            <FileList files={files} />
          </section>
        )}
      </article>
      <Neighbours newer={notice.newer} older={notice.older} />
      <ButtonLink kind="default" to="/center/notice" data-print="hidden">
        {copy.toList}
      </ButtonLink>
    </div>
  );
}
