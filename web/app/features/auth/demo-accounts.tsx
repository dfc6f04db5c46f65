import { Link } from 'react-router';
import { isBuilt } from '#lib/built.ts';
import { isDemo } from '#lib/demo.ts';
import type { UserType } from '#lib/session.ts';
import { copy } from './copy.ts';
import styles from './demo-accounts.module.css';

interface Account {
  username: string;
  password: string;
  userType?: UserType;
}

const members: readonly Account[] = [
  { username: 'person', password: 'Person!2026', userType: 'PERSON' },
  { username: 'company', password: 'Company!2026', userType: 'COMPANY' },
  { username: 'pending', password: 'Pending!2026', userType: 'COMPANY' },
];
const administrators: readonly Account[] = [{ username: 'admin', password: 'Admin!2026' }];

interface DemoAccountsProps {
  isMember: boolean;
  onChoose: (account: Account) => void;
}

/** The accounts of the demonstration, one press each; nothing in an installation of its own. */
export function DemoAccounts({ isMember, onChoose }: DemoAccountsProps) {
  if (!isDemo()) return null;
  return (
    <div className={styles.demo} role="group" aria-label={copy.demoTitle}>
      <p>{copy.demoTitle}</p>
      <ul>
        {(isMember ? members : administrators).map((account) => (
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
