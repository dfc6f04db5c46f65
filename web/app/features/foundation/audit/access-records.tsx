import { readingTexts } from '@ieum/contract/foundation/audit/reading-texts.ts';
import { Link } from 'react-router';
import { sayAll } from '#lib/format/copy.ts';
import { DayRange } from '#ui/grid/tools/day-range.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { Moment } from '#ui/layout/moment.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import styles from './audit.module.css';
import { copy as auditCopy } from './copy.ts';
import { PAGE, accessRecordListQuery, type ConsoleAccessRecord } from './data.ts';
import { accessRecordsCopy as copy } from './access-records-copy.ts';

const { columns: texts } = copy;
const kinds = sayAll(readingTexts);

const isKind = (what: string): what is keyof typeof kinds => what in kinds;
const kindText = (what: string): string => (isKind(what) ? kinds[what] : what);
const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }));

const Person = ({ person }: Pick<ConsoleAccessRecord, 'person'>) =>
  person.name === null ? (
    copy.erased
  ) : (
    <Link to={`/console/users/${person._id}`} className={styles.what}>
      <MemberText>{person.name}</MemberText>
    </Link>
  );

const columns: readonly Column<ConsoleAccessRecord>[] = [
  { key: 'when', title: texts.when, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { key: 'reader', title: texts.reader, cell: ({ reader }) => reader.name },
  { key: 'person', title: texts.person, cell: ({ person }) => <Person person={person} /> },
  { key: 'what', title: texts.what, cell: ({ what }) => kindText(what) },
  {
    key: 'reason',
    title: texts.reason,
    priority: 2,
    cell: ({ reason }) => (
      <span className={styles.reason}>
        <MemberText>{reason ?? '—'}</MemberText>
      </span>
    ),
  },
  { key: 'from', title: texts.from, priority: 3, cell: ({ ip }) => ip },
];

const Card = ({ row }: { row: ConsoleAccessRecord }) => (
  <div className={styles.card}>
    <Person person={row.person} />
    <Moment at={row.createdAt} />
    <p>
      <MemberText>{row.reader.name}</MemberText> · {kindText(row.what)}
      <MemberText>{row.reason && ` · ${row.reason}`}</MemberText>
    </p>
  </div>
);

const filters = { reader: 'q', person: 'person', what: 'what', address: 'ip', from: 'from', to: 'to' };

const Filters = () => (
  <>
    <GridSearch label={copy.reader} />
    <GridSearch name="person" label={copy.person} />
    <UrlSelect name="what" label={texts.what} all={copy.anyWhat} options={kindOptions} />
    <GridSearch name="ip" label={texts.from} />
    <DayRange label={texts.when} />
  </>
);

/** The list of access records, newest first. */
export const accessRecordList = defineList({
  name: 'console-readings',
  texts: {
    title: auditCopy.title,
    hint: auditCopy.hint,
    list: copy.list,
    noMatch: auditCopy.empty.noMatch,
    empty: { title: copy.empty },
  },
  filters,
  toolbar: <Filters />,
  query: accessRecordListQuery,
  rowsOf: ({ records }) => records,
  size: PAGE,
  rowName: ({ person }) => person.name ?? copy.erased,
  columns: () => columns,
  card: (row) => <Card row={row} />,
});
