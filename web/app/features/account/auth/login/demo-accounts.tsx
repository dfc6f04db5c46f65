import { Link } from 'react-router';
import { isBuilt } from '#lib/document/built.ts';
import { demoAccounts, type DemoAccount } from '#lib/session/demo-accounts.ts';
import { copy } from '../copy.ts';
import styles from './demo-accounts.module.css';

interface DemoAccountsProps {
  isMember: boolean;
  onChoose: (account: DemoAccount) => void;
}

/**
 * The demonstration's accounts, which fill in the form by one press; renders nothing outside a
 * demonstration.
 */
export function DemoAccounts({ isMember, onChoose }: DemoAccountsProps) {
  const accounts = demoAccounts().filter(({ userType }) => (userType !== undefined) === isMember);
  if (accounts.length === 0) return null;
  return (
    <div className={styles.demo} role="group" aria-label={copy.demoTitle}>
      <p>{copy.demoTitle}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.username}>
            <button type="button" onClick={() => onChoose(account)}>
              {account.username} / {account.password}
            </button>
          </li>
        ))}
      </ul>
      {isBuilt('/developer/outbox') && <Link to="/developer/outbox">{copy.demoOutbox}</Link>}
    </div>
  );
}
