import { LOGIN_FORM } from '#lib/session/login-address.ts';
import { copy } from './copy.ts';
import styles from './bookmark-button.module.css';
import type { BookmarkKind } from './bookmark-store.ts';
import { useIsBookmarked, useBookmarkPress } from './use-bookmarks.ts';

interface BookmarkButtonProps {
  kind: BookmarkKind;
  id: string;
  /** The name of the bookmarked item, for the button's accessible name. */
  name: string;
  className?: string | undefined;
  /** Shows 관심 공고 or 관심 기업 beside the icon. */
  isLabelled?: boolean;
}

/** The bookmark of a recruitment or a company; without scripts it leads to the login. */
export function BookmarkButton({ kind, id, name, className, isLabelled }: BookmarkButtonProps) {
  const isPressed = useIsBookmarked(kind, id);
  const press = useBookmarkPress(kind, id);
  return (
    <button
      type="submit"
      form={LOGIN_FORM}
      className={`${isLabelled ? styles.labelled : styles.bookmark} ${className ?? ''}`}
      aria-pressed={isPressed}
      aria-label={isLabelled ? undefined : copy[kind].nameOf(name)}
      onClick={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      {isLabelled && copy[kind].name}
    </button>
  );
}
