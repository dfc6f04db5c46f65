import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import styles from './account.module.css';
import { copy } from './copy.ts';
import { DeviceList } from './device-list.tsx';

/** 비밀번호·보안: the password, the sessions, and further settings of the account below them. */
export function PasswordScreen({ children }: { children?: ReactNode }) {
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace />
      <div className={styles.column}>
        <Panel title={copy.password.title}>
          <div className={styles.line}>
            <p>{copy.password.body}</p>
            <ButtonLink kind="default" to="/dashboard/password/create">
              {copy.password.change}
            </ButtonLink>
          </div>
        </Panel>
        <DeviceList base="/dashboard/password" />
        {children}
      </div>
    </>
  );
}
