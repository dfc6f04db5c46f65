import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshTokens } from '#lib/api/refresh-tokens.ts';
import { fullMomentText, timeText } from '#lib/format/dates.ts';
import { demoAccounts, type DemoAccount } from '#lib/session/demo-accounts.ts';
import { login } from '#lib/session/login.ts';
import { meQuery } from '#lib/session/me.ts';
import { logout } from '#lib/session/session.ts';
import { payloadOf, readTokens } from '#lib/session/tokens.ts';
import { useSession } from '#lib/session/use-session.ts';
import { Button } from '#ui/button/button.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { copy } from './copy.ts';
import styles from './login-tool.module.css';

/** The newest entries of the log that stay on the page. */
const MAX_ENTRIES = 20;

interface LogEntry {
  id: number;
  text: string;
}

function SessionPanel() {
  const { state } = useSession();
  const payload = state === 'in' ? payloadOf(readTokens()?.accessToken) : undefined;
  return (
    <Panel title={copy.session}>
      <Facts
        facts={[
          [copy.state, copy.states[state]],
          [copy.user, payload?._user],
          [copy.userType, payload?.userType],
          [copy.scope, payload?.scope.join(', ')],
          [copy.sid, payload?.sid],
          [copy.expires, payload && fullMomentText(payload.exp * 1000)],
        ]}
      />
    </Panel>
  );
}

/** Runs an action and logs its result or its error as the newest entry. */
function useLog() {
  const [lines, setEntries] = useState<readonly LogEntry[]>([]);
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<string>) => {
    setBusy(true);
    const text = await action().catch(String);
    setEntries((known) => {
      const line = { id: (known[0]?.id ?? 0) + 1, text: `${timeText(Date.now())} ${text}` };
      return [line, ...known].slice(0, MAX_ENTRIES);
    });
    setBusy(false);
  };
  return { lines, isBusy, run };
}

async function renew(): Promise<string> {
  const tokens = readTokens();
  const renewed = tokens && (await refreshTokens(tokens.accessToken));
  return renewed ? copy.renewed : copy.ended;
}

const LogInButtons = ({ onChoose }: { onChoose: (account: DemoAccount) => void }) => (
  <div className={styles.actions}>
    {demoAccounts().map((account) => (
      <Button key={account.username} kind="default" onClick={() => onChoose(account)}>
        {copy.logIn(account.username)}
      </Button>
    ))}
  </div>
);

/** /developer/auth/login-logout: logging in and out, and the tokens of this tab. */
export function LoginTool() {
  const { lines, isBusy, run } = useLog();
  const { state } = useSession();
  const client = useQueryClient();
  const logIn = async ({ username, password, userType }: DemoAccount) => {
    await login({ username, password, isKept: false, ...(userType && { userType }) });
    return copy.loggedIn;
  };
  const logOut = async () => {
    await logout();
    return copy.loggedOut;
  };
  const ask = async () => copy.me((await client.fetchQuery({ ...meQuery, staleTime: 0 })).username);
  return (
    <div className={`container ${styles.screen}`} aria-busy={isBusy}>
      <h1>{copy.title}</h1>
      <p className={styles.notice}>{copy.notice}</p>
      <SessionPanel />
      {state === 'out' && <LogInButtons onChoose={(account) => void run(() => logIn(account))} />}
      {state === 'in' && (
        <div className={styles.actions}>
          <Button kind="default" onClick={() => void run(renew)}>
            {copy.renew}
          </Button>
          <Button kind="default" onClick={() => void run(ask)}>
            {copy.ask}
          </Button>
          <Button kind="default" onClick={() => void run(logOut)}>
            {copy.logOut}
          </Button>
        </div>
      )}
      <Panel title={copy.log}>
        <ol className={styles.lines} aria-live="polite">
          {lines.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
        {lines.length === 0 && <p>{copy.nothing}</p>}
      </Panel>
    </div>
  );
}
