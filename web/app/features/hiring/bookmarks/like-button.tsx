import { LOGIN_FORM } from '#lib/session/login-address.ts';
import { copy } from './copy.ts';
import styles from './like-button.module.css';
import type { LikeKind } from './likes.ts';
import { useIsLiked, useLikePress } from './use-likes.ts';

interface LikeButtonProps {
  kind: LikeKind;
  id: string;
  /** What is liked, for the button's name. */
  name: string;
  className?: string | undefined;
  /** Shows 관심 공고 or 관심 기업 beside the heart. */
  isLabelled?: boolean;
}

/** The heart of a recruitment or a company; without scripts it leads to the login. */
export function LikeButton({ kind, id, name, className, isLabelled }: LikeButtonProps) {
  const isPressed = useIsLiked(kind, id);
  const press = useLikePress(kind, id);
  return (
    <button
      type="submit"
      form={LOGIN_FORM}
      className={`${isLabelled ? styles.labelled : styles.like} ${className ?? ''}`}
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
