import IconCheck from '~icons/tabler/check';
import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './popup.module.css';
import { usePopup, type PopupState } from './use-popup.ts';

export interface MenuAction {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** `danger` for an action that cannot be undone. */
  tone?: 'plain' | 'danger';
  isCurrent?: boolean;
  isDisabled?: boolean;
  onChoose?: () => void;
  /** When set, the entry is a link. */
  to?: string;
  /** A separator above the entry. */
  hasSeparator?: boolean;
}

export interface ActionMenuProps {
  /** The button's name; required when its content is only an icon. */
  label?: string;
  /** The content of the button. */
  children: ReactNode;
  /** The entries, or a function that creates them when the menu opens. */
  items: readonly MenuAction[] | (() => readonly MenuAction[]);
  align?: 'start' | 'end';
  /** `icon` is a square, `default` a bordered button, `plain` has only the class. */
  look?: 'icon' | 'default' | 'subtle' | 'plain';
  className?: string | undefined;
  isDisabled?: boolean;
  /** -1 in lists that are a single Tab stop. */
  tabIndex?: number | undefined;
}

const MOVES: readonly string[] = ['ArrowDown', 'ArrowUp', 'Home', 'End'];
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(layer: HTMLElement, key: string): void {
  const entries = [...layer.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const wanted = key === 'Home' ? 0 : key === 'End' ? -1 : at + (STEPS[key] ?? 0);
  entries.at(wanted % entries.length)?.focus();
}

/** The first entry is focused; arrows, Home and End move the focus, Tab and Escape close. */
function useMenuKeys({ isOpen, setOpen, layer, close }: PopupState) {
  useEffect(() => {
    if (isOpen && layer.current) moveFocus(layer.current, 'Home');
  }, [isOpen, layer]);
  return (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false);
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (!MOVES.includes(event.key) || !layer.current) return;
    event.preventDefault();
    moveFocus(layer.current, event.key);
  };
}

function Entry({ item, onDone }: { item: MenuAction; onDone: () => void }) {
  const shared = {
    role: item.isCurrent === undefined ? 'menuitem' : 'menuitemradio',
    tabIndex: -1,
    className: styles.entry,
    'data-tone': item.tone,
    'data-separator': item.hasSeparator || undefined,
    ...(item.isCurrent !== undefined && { 'aria-checked': item.isCurrent }),
  };
  const content = (
    <>
      {item.icon}
      <span>{item.label}</span>
      {item.isCurrent && <IconCheck size={16} aria-hidden />}
    </>
  );
  const choose = () => {
    onDone();
    item.onChoose?.();
  };
  if (item.to !== undefined) {
    return (
      <Link {...shared} to={item.to} onClick={choose}>
        {content}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      aria-disabled={item.isDisabled || undefined}
      onClick={item.isDisabled ? undefined : choose}
    >
      {content}
    </button>
  );
}

const Entries = ({ items, onDone }: Pick<ActionMenuProps, 'items'> & { onDone: () => void }) =>
  (typeof items === 'function' ? items() : items).map((item) => (
    <Entry key={item.key} item={item} onDone={onDone} />
  ));

/** A button with a short list of actions; arrows move, Enter selects, Escape closes. */
export function ActionMenu({
  label,
  children,
  items,
  align = 'end',
  look = 'icon',
  ...rest
}: ActionMenuProps) {
  const popup = usePopup(align);
  const { isOpen, button, layer, close } = popup;
  const id = useId();

  const handleKey = useMenuKeys(popup);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={[styles.button, rest.className].filter(Boolean).join(' ')}
        data-look={look}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={rest.isDisabled}
        tabIndex={rest.tabIndex}
        onPointerDown={popup.handlePointerDown}
        onClick={popup.handlePress}
      >
        {children}
      </button>
      {isOpen && (
        <div
          ref={layer}
          id={id}
          role="menu"
          aria-label={label}
          popover="auto"
          className={styles.layer}
          data-mantine-stop-propagation="true"
          onToggle={popup.handleToggle}
          onKeyDown={handleKey}
        >
          <Entries items={items} onDone={close} />
        </div>
      )}
    </>
  );
}
