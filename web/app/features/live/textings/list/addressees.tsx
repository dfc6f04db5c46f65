import { useQuery } from '@tanstack/react-query';
import { momentText } from '#lib/format/dates.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { addresseesQuery, type Texting, type TextingAddressee } from '../data.ts';
import { listCopy as copy } from './copy.ts';
import styles from './textings.module.css';
import { messageLooks, shownState } from '#features/foundation/messages/states-copy.ts';

const noteOf = ({ reason, leavesAt, sentAt }: TextingAddressee): string => {
  if (reason) return copy.reasons[reason];
  if (leavesAt) return copy.waits(momentText(leavesAt));
  return sentAt ? momentText(sentAt) : '';
};

/** The addressees of a text, and how it was delivered to each. */
export function Addressees({ texting: { _id: id, figures, state } }: { texting: Texting }) {
  const query = useQuery(addresseesQuery(id, figures));
  return (
    <QueryView of={query} waiting={<Skeleton height={64} />}>
      {(addressees) => (
        <ul className={styles.people}>
          {addressees.map((one) => (
            <li key={one._application}>
              {state !== 'DRAFT' && <StatusBadge states={messageLooks} value={shownState[one.state]} />}
              <b>
                <MemberText>{one.name}</MemberText>
              </b>
              <span className="number">{one.to}</span>
              <span>{noteOf(one)}</span>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
