import IconDots from '~icons/tabler/dots';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { removalQuestion, removedText, type RemovalTexts } from '../action/removal.ts';
import { runAction } from '../action/run-action.ts';
import { Checkbox } from '../choice/checkbox.tsx';
import { ActionMenu } from '../popup/action-menu.tsx';
import { MemberText } from '../text/member-text.tsx';
import { copy } from './copy.ts';
import styles from './saved-row.module.css';

interface SavedSwitchProps {
  label: string;
  /** With the name of the row, for screen readers. */
  fullLabel: string;
  isOn: boolean;
  /** The pressed state, until the list has been read again. */
  pressed: boolean | undefined;
  set: (isOn: boolean) => Promise<unknown>;
  done: (isOn: boolean) => string;
}

/** Whether the person is notified of a saved row. */
export const SavedSwitch = ({ label, fullLabel, isOn, pressed, set, done }: SavedSwitchProps) => (
  <Checkbox
    label={label}
    aria-label={fullLabel}
    checked={pressed ?? isOn}
    onChange={({ currentTarget: { checked } }) => {
      if (pressed === undefined) void runAction({ run: () => set(checked), done: done(checked) });
    }}
  />
);

interface SavedRowProps {
  name: string;
  /** Where it opens; undefined where it cannot be opened. */
  to: string | undefined;
  /** The saved content in words. */
  about: ReactNode;
  heading: 'h2' | 'h3';
  /** The switch, or why there is none. */
  children?: ReactNode;
  removal: { texts: RemovalTexts; run: () => Promise<unknown> };
  onRename: () => void;
}

/** One row of what a person saved under a name: opened, renamed, deleted. */
export function SavedRow(props: SavedRowProps) {
  const { name, to, about, heading: Heading, children, removal, onRename } = props;
  const { texts, run } = removal;
  const removeRow = () =>
    runAction({ ask: removalQuestion(texts, name), run, done: removedText(texts, name) });
  return (
    <li className={styles.row} data-heading={Heading}>
      <div>
        <Heading>
          {to === undefined ? (
            <MemberText>{name}</MemberText>
          ) : (
            <Link to={to}>
              <MemberText>{name}</MemberText>
            </Link>
          )}
        </Heading>
        <p>{about}</p>
      </div>
      {children && <div className={styles.switch}>{children}</div>}
      <ActionMenu
        label={copy.actionsOf(name)}
        items={[
          { key: 'rename', label: copy.rename, onChoose: onRename },
          {
            key: 'remove',
            label: texts.act,
            tone: 'danger',
            hasSeparator: true,
            onChoose: () => void removeRow(),
          },
        ]}
      >
        <IconDots size={20} aria-hidden />
      </ActionMenu>
    </li>
  );
}
