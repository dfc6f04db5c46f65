import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Moment } from '#ui/layout/moment.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import type { Form } from './data.ts';
import styles from './form-editor.module.css';
import { messageLooks, shownState } from '#features/foundation/messages/states-copy.ts';

/** The e-mails of a form: the sender, the time and the delivery. */
export const EmailHistory = ({ sendings }: Pick<Form, 'sendings'>) => (
  <Panel title={copy.sendings.title}>
    {sendings.length === 0 ? (
      <p>{copy.sendings.none}</p>
    ) : (
      <ul className={styles.sendings}>
        {sendings.map(({ _id, by, count, state, createdAt }) => (
          <li key={_id}>
            <StatusBadge states={messageLooks} value={shownState[state]} />
            <span>
              <MemberText>{copy.sendings.line(by.name, count)}</MemberText>
            </span>
            <Moment at={createdAt} />
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
