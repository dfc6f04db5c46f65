import IconAlertCircle from '~icons/tabler/alert-circle';
import IconCheck from '~icons/tabler/check';
import IconEye from '~icons/tabler/eye';
import IconEyeOff from '~icons/tabler/eye-off';
import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useDisabledUntilHydrated } from '#lib/session/hydration.ts';
import { uiCopy as copy } from '../state/copy.ts';
import { FieldHead } from './field-head.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  label: ReactNode;
  isLabelHidden?: boolean;
  /** The length of the text, for a counter of its maximum. */
  length?: number | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks the field when the reason is shown elsewhere. */
  isInvalid?: boolean;
  /** A success message about the value, under the field. */
  news?: string | undefined;
  /** Heights 36, 44 and 52. */
  size?: 'sm' | 'md' | 'lg';
  /** Shown inside the field at its end. */
  end?: ReactNode;
  /** The field that a sheet focuses when it opens. */
  'data-autofocus'?: boolean;
  ref?: Ref<HTMLInputElement>;
}

function SecretToggle({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={copy.showPassword}
      onClick={onToggle}
      {...useDisabledUntilHydrated()}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </button>
  );
}

interface NotesProps extends Pick<TextFieldProps, 'hint' | 'error' | 'news'> {
  id: string;
  /** Whether the field ever has a success message: screen readers only report changes of a present element. */
  hasNews: boolean;
}

function Notes({ id, hint, error, news, hasNews }: NotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {hasNews && (
        <p role="status" className={styles.news}>
          {news && !error && (
            <>
              <IconCheck size={15} stroke={2.4} aria-hidden />
              {news}
            </>
          )}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <IconAlertCircle size={15} aria-hidden />
          {error}
        </p>
      )}
    </>
  );
}

/** A labelled input; a password can be shown. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, news, size = 'lg', end, type = 'text', ref, ...input } = props;
  const { isInvalid = Boolean(error), length, ...rest } = input;
  const own = useId();
  const id = rest.id ?? own;
  const [isShown, setShown] = useState(false);
  const isSecret = type === 'password';
  const about = [rest['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`];
  return (
    <div className={styles.field} data-size={size}>
      <FieldHead id={id} label={label} isHidden={isLabelHidden} length={length} maxLength={rest.maxLength} />
      <div className={styles.box} data-invalid={isInvalid || undefined}>
        <input
          {...rest}
          ref={ref}
          id={id}
          type={isSecret && isShown ? 'text' : type}
          aria-invalid={isInvalid || undefined}
          aria-describedby={about.filter(Boolean).join(' ') || undefined}
        />
        {end}
        {isSecret && <SecretToggle isShown={isShown} onToggle={() => setShown(!isShown)} />}
      </div>
      <Notes id={id} hint={hint} error={error} news={news} hasNews={'news' in props} />
    </div>
  );
}
