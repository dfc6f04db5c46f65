import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useId, useState, type KeyboardEvent } from 'react';
import { TextField } from '#ui/field/text-field.tsx';
import { copy } from './copy.ts';
import styles from './login/login-card.module.css';

/** The password of an existing account, with a warning when Caps Lock is on. */
export function PasswordField({ isReadOnly }: { isReadOnly: boolean }) {
  const id = useId();
  const [hasCapsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <TextField
        name="password"
        type="password"
        label={copy.password}
        autoComplete="current-password"
        readOnly={isReadOnly}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLock(false)}
        aria-describedby={id}
      />
      <p id={id} role="status" className={styles.caps}>
        {hasCapsLock && (
          <>
            <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
            {copy.capsLock}
          </>
        )}
      </p>
    </div>
  );
}
