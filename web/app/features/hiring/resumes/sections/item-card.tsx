import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconDots from '~icons/tabler/dots';
import IconTrash from '~icons/tabler/trash';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { ActionMenu, type MenuAction } from '#ui/popup/action-menu.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { editorCopy as copy } from '../editor/editor-copy.ts';
import styles from './item-card.module.css';

interface ItemCardProps {
  title: string;
  note: string;
  /** The handle that drags the entry and moves it by keys. */
  grip: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Missing at the first or last entry. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onRemove: () => void;
  children: ReactNode;
}

type Actions = Pick<ItemCardProps, 'title' | 'onUp' | 'onDown' | 'onRemove'>;

/** Moving an entry in the document removes the focus from its button, so it is restored. */
const moving =
  (move: (() => void) | undefined) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    move?.();
    requestAnimationFrame(() => currentTarget.focus());
  };

function ActionButtons({ title, onUp, onDown, onRemove }: Actions) {
  return (
    <div className={styles.actions}>
      <button type="button" aria-label={copy.moveUp(title)} aria-disabled={!onUp} onClick={moving(onUp)}>
        <IconArrowUp size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={copy.moveDown(title)}
        aria-disabled={!onDown}
        onClick={moving(onDown)}
      >
        <IconArrowDown size={18} aria-hidden />
      </button>
      <button type="button" aria-label={copy.remove(title)} onClick={onRemove}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}

function ItemMenu({ title, onUp, onDown, onRemove }: Actions) {
  const move = (key: string, label: string, icon: ReactNode, act: (() => void) | undefined): MenuAction => ({
    key,
    label,
    icon,
    isDisabled: !act,
    ...(act && { onChoose: act }),
  });
  return (
    <div className={styles.menu}>
      <ActionMenu
        label={copy.more(title)}
        items={[
          move('up', copy.up, <IconArrowUp size={18} aria-hidden />, onUp),
          move('down', copy.down, <IconArrowDown size={18} aria-hidden />, onDown),
          {
            key: 'delete',
            label: copy.delete,
            icon: <IconTrash size={18} stroke={1.75} aria-hidden />,
            tone: 'danger',
            onChoose: onRemove,
          },
        ]}
      >
        <IconDots size={20} aria-hidden />
      </ActionMenu>
    </div>
  );
}

/** One entry of a list of the résumé: collapsed to its title, or open with its fields. */
export function ItemCard({ title, note, grip, isOpen, onToggle, children, ...actions }: ItemCardProps) {
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={`${id}-title`}>
      <div className={styles.head} data-gripped={grip ? true : undefined}>
        {grip}
        <div className={styles.name}>
          <h3 id={`${id}-title`}>
            <MemberText>{title}</MemberText>
          </h3>
          {note && (
            <span className="number">
              <MemberText>{note}</MemberText>
            </span>
          )}
        </div>
        <ActionButtons title={title} {...actions} />
        <ItemMenu title={title} {...actions} />
        <button
          type="button"
          className={styles.toggle}
          aria-label={copy.collapse(title)}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={onToggle}
        >
          <IconChevronDown size={19} aria-hidden />
        </button>
      </div>
      <div id={`${id}-body`} className={styles.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </article>
  );
}
