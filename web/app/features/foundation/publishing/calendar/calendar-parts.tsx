import type { CalendarEntry } from '@ieum/contract/foundation/publishing/endpoints.ts';
import type { CalendarKind } from '@ieum/contract/foundation/publishing/enums.ts';
import { Link } from 'react-router';
import IconEye from '~icons/tabler/eye';
import { shortDayText } from '#lib/format/dates.ts';
import { momentOf } from '#lib/format/day-and-time.ts';
import { Panel } from '#ui/box/panel.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { previewAddress } from '../preview-address.ts';
import { PublicationBadge } from '../publication-badge.tsx';
import { copy } from './calendar-copy.ts';
import { numberOf, weeksOf, type CalendarDay, type Change } from './calendar-days.ts';
import styles from './calendar.module.css';

const editors: Record<CalendarKind, (id: string) => string> = {
  notice: (id) => `/console/center/notifications?edit=${id}`,
  faq: (id) => `/console/center/faqs?edit=${id}`,
  banner: (id) => `/console/banners/${id}`,
  popup: (id) => `/console/popups?edit=${id}`,
  board: (id) => `/console/boards/${id}`,
  terms: (id) => `/console/terms?edit=${id}`,
};

const ChangeLink = ({ change: { entry, kind, time } }: { change: Change }) => (
  <Link to={editors[entry.kind](entry._id)} className={styles.change} data-kind={kind}>
    <b className="number">
      {time} {copy.changes[kind]}
    </b>{' '}
    <span>
      {copy.kinds[entry.kind]} · <MemberText>{entry.subject}</MemberText>
    </span>
  </Link>
);

/** When the last content of a day begins, or the morning of a day on which none does. */
const momentIn = ({ day, changes }: CalendarDay): string =>
  changes.findLast(({ kind }) => kind === 'START')?.entry.startsAt ?? momentOf(day, '09:00');

const PreviewOfDay = ({ of }: { of: CalendarDay }) => {
  const name = copy.preview(shortDayText(momentIn(of)));
  return (
    <Link to={previewAddress('/', momentIn(of))} className={styles.preview} aria-label={name} title={name}>
      <IconEye size={16} aria-hidden />
    </Link>
  );
};

const Changes = ({ changes }: { changes: readonly Change[] }) => (
  <ul>
    {changes.map((change) => (
      <li key={`${change.entry.kind}${change.entry._id}${change.kind}`}>
        <ChangeLink change={change} />
      </li>
    ))}
  </ul>
);

const Cell = ({ of, today }: { of: CalendarDay | null; today: string }) =>
  of ? (
    <td aria-current={of.day === today ? 'date' : undefined}>
      <div className={`${styles.day} number`}>
        <time dateTime={of.day}>{numberOf(of)}</time>
        {of.shown > 0 && <span>{copy.shown(of.shown)}</span>}
        {of.changes.length > 0 && <PreviewOfDay of={of} />}
      </div>
      {of.changes.length > 0 && <Changes changes={of.changes} />}
    </td>
  ) : (
    <td className={styles.outside} />
  );

/** A month as a table of weeks, for wide windows. */
export const MonthTable = ({
  days,
  today,
  name,
}: {
  days: readonly CalendarDay[];
  today: string;
  name: string;
}) => (
  <table className={styles.month}>
    <caption className="visually-hidden">{name}</caption>
    <thead>
      <tr>
        {copy.weekdays.split(' ').map((weekday) => (
          <th key={weekday} scope="col">
            {weekday}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(days).map((week) => (
        <tr key={week.find((cell) => cell)?.day}>
          {week.map((cell, i) => (
            <Cell key={cell?.day ?? `outside ${i}`} of={cell} today={today} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The days of a month on which something changes, for narrow windows. */
export const ChangeList = ({ days }: { days: readonly CalendarDay[] }) => (
  <ol className={styles.list}>
    {days
      .filter(({ changes }) => changes.length > 0)
      .map((of) => (
        <li key={of.day}>
          <div className={styles.heading}>
            <h2 className="number">
              <time dateTime={of.day}>{shortDayText(`${of.day}T00:00:00+09:00`)}</time>
            </h2>
            <PreviewOfDay of={of} />
          </div>
          <Changes changes={of.changes} />
        </li>
      ))}
  </ol>
);

/** The list of content that neither begins nor ends in the month; nothing when there is none. */
export const Unchanged = ({ title, entries }: { title: string; entries: readonly CalendarEntry[] }) =>
  entries.length > 0 && (
    <Panel>
      <details className={styles.rest}>
        <summary>
          {title} <em className="number">{entries.length}</em>
        </summary>
        <ul className={styles.unchanged}>
          {entries.map((entry) => (
            <li key={`${entry.kind}${entry._id}${entry.startsAt}`}>
              <Link to={editors[entry.kind](entry._id)}>
                {copy.kinds[entry.kind]} · <MemberText>{entry.subject}</MemberText>
              </Link>
              <PublicationBadge state={entry.state} />
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
