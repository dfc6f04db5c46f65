import { PASSWORD_MAX, PASSWORD_MIN } from '@ieum/contract/account/users/enums.ts';
import IconCheck from '~icons/tabler/check';
import { useEffect, useRef, useState } from 'react';
import { fieldsCopy as copy } from './fields-copy.ts';
import styles from './fields.module.css';

const RULES = [
  { name: copy.passwordRule.letter, isMet: (text: string) => /[A-Za-z]/.test(text) },
  { name: copy.passwordRule.digit, isMet: (text: string) => /[0-9]/.test(text) },
  { name: copy.passwordRule.special, isMet: (text: string) => /[!-/:-@[-`{-~]/.test(text) },
  {
    name: copy.passwordRule.length,
    isMet: (text: string) => text.length >= PASSWORD_MIN && text.length <= PASSWORD_MAX,
  },
] as const;

/** Announces only the rule that has just changed. */
function useChangedRule(password: string): string {
  const before = useRef('');
  const [text, setText] = useState('');
  useEffect(() => {
    const changed = RULES.find(({ isMet }) => isMet(password) !== isMet(before.current));
    before.current = password;
    if (changed) setText((changed.isMet(password) ? copy.ruleMet : copy.ruleUnmet)(changed.name));
  }, [password]);
  return text;
}

/** The rules of a password as pills that turn green one by one. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const changed = useChangedRule(password);
  return (
    <div id={id} className={styles.rules}>
      <ul aria-label={copy.passwordRules}>
        {RULES.map(({ name, isMet }) => (
          <li key={name} data-met={isMet(password) || undefined}>
            {isMet(password) ? <IconCheck size={14} stroke={2.6} aria-hidden /> : <i aria-hidden />}
            <span aria-hidden>{name}</span>
            <span className="visually-hidden">{(isMet(password) ? copy.ruleMet : copy.ruleUnmet)(name)}</span>
          </li>
        ))}
      </ul>
      <span role="status" className="visually-hidden">
        {changed}
      </span>
    </div>
  );
}
