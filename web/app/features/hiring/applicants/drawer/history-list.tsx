import type { StageMove } from '@ieum/contract/hiring/applicants/schemas.ts';
import { fullMomentText } from '#lib/format/dates.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { drawerCopy as copy } from './drawer-copy.ts';
import styles from './applicant-drawer.module.css';
import { stageLooks } from '../states-copy.ts';

const nameOf = (stage: StageMove['to']): string => stageLooks[stage].label;

/** The events of the application with their authors, latest first. */
export function HistoryList({ moves }: { moves: readonly StageMove[] }) {
  return (
    <ol className={styles.history}>
      {moves
        .toSorted((a, b) => Date.parse(b.movedAt) - Date.parse(a.movedAt))
        .map(({ _id, from, to, actor, movedAt }) => (
          <li key={_id}>
            <b>{from ? copy.movedTo(nameOf(from), nameOf(to)) : copy.applied}</b>
            <span className="number">
              <MemberText>{actor.name}</MemberText> · {fullMomentText(movedAt)}
            </span>
          </li>
        ))}
    </ol>
  );
}
