import IconClock from '~icons/tabler/clock';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isBuilt } from '#lib/document/built.ts';
import { useSession } from '#lib/session/use-session.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import type { Approval } from '@ieum/contract/account/users/enums.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { meQuery } from '../../../../lib/session/me.ts';
import { AppFrame } from './app-frame.tsx';
import styles from './dashboard-shell.module.css';
import { appMenuCopy as copy } from '../menus/app-menu-copy.ts';
import { currentLink } from '../menus/app-menu.ts';
import { companyMenu, personMenu } from '../menus/dashboard-menu.ts';
import { PlainFrame } from './plain-frame.tsx';
import { SkipLink } from './skip-link.tsx';
import { useHandles } from '../use-current-entry.ts';

/** Pages that a company can use before its approval: its details, its account, and drafts of recruitments. */
const OPEN_WHILE_WAITING =
  /^\/dashboard(\/recruitments|\/(company|inbox|password|withdraw|queries)(\/.*)?)?$/;

function CompanyAccount() {
  const { data } = useQuery(meQuery);
  if (!data?.company) return <div className={styles.account} style={{ minHeight: 56 }} />;
  const { name, logo, approval } = data.company;
  return (
    <div className={styles.account}>
      <GeneratedLogo name={name} logo={logo?.url} size={34} />
      <div>
        <b>
          <MemberText>{name}</MemberText>
        </b>
        <em data-approval={approval}>{copy.approval[approval]}</em>
      </div>
    </div>
  );
}

function PersonAccount() {
  const { data } = useQuery(meQuery);
  if (!data) return <div className={styles.account} style={{ minHeight: 56 }} />;
  return (
    <div className={styles.account}>
      <span className={styles.avatar} aria-hidden>
        {data.profile ? (
          <img src={data.profile.url} alt="" width={34} height={34} />
        ) : (
          <MemberText>{data.name.slice(-2)}</MemberText>
        )}
      </span>
      <div>
        <b>
          <MemberText>{data.name}</MemberText>
        </b>
        <em>{copy.memberPerson}</em>
      </div>
    </div>
  );
}

function ApprovalNotice({ approval }: { approval: Exclude<Approval, 'APPROVED'> }) {
  const { pathname } = useLocation();
  const isElsewhere = pathname !== '/dashboard/company';
  const mayWriteAhead = pathname !== '/dashboard/recruitments';
  return (
    <div className={styles.notice} role="status">
      <IconClock size={20} stroke={1.75} aria-hidden />
      <p>{copy.approvalNotice[approval]}</p>
      {isElsewhere && isBuilt('/dashboard/company') && (
        <ButtonLink kind="default" size="sm" to="/dashboard/company">
          {copy.toCompany}
        </ButtonLink>
      )}
      {mayWriteAhead && (
        <ButtonLink kind="default" size="sm" to="/dashboard/recruitments">
          {copy.writeAhead}
        </ButtonLink>
      )}
    </div>
  );
}

function useIsWholePage(): boolean {
  const query = new URLSearchParams(useLocation().search);
  return useHandles().some(({ isWholePage }) => isWholePage?.(query));
}

/** While a company waits for its approval the notice replaces the page. */
function ApprovedOnly({ children }: { children: ReactNode }) {
  const { data } = useQuery(meQuery);
  const { pathname } = useLocation();
  const isOpen = useHandles().some((handle) => handle.isOpenWhileWaiting);
  // Until it is known, no page sends requests that the server would reject.
  if (!data) return <PageSkeleton />;
  const approval = data.company?.approval;
  if (!approval || approval === 'APPROVED') return children;
  if (isOpen || OPEN_WHILE_WAITING.test(pathname))
    return (
      <>
        <ApprovalNotice approval={approval} />
        {children}
      </>
    );
  return (
    <>
      <h1 className="visually-hidden">{currentLink(companyMenu, pathname)?.name}</h1>
      <ApprovalNotice approval={approval} />
    </>
  );
}

function CompanyShell({ children }: { children: ReactNode }) {
  const { data } = useQuery(meQuery);
  const isKnown = data?.company !== undefined;
  if (useIsWholePage() && isKnown)
    return (
      <>
        <SkipLink />
        {children}
      </>
    );
  return (
    <AppFrame menu={companyMenu} account={<CompanyAccount />}>
      <ApprovedOnly>{children}</ApprovedOnly>
    </AppFrame>
  );
}

/** The frame of members: the company's or the person's menu; a bar with the logo for everybody else. */
export function DashboardShell({ children }: { children: ReactNode }) {
  const session = useSession();
  const userType = session.state === 'in' ? session.userType : null;
  if (userType === 'COMPANY') {
    return <CompanyShell>{children}</CompanyShell>;
  }
  if (userType === 'PERSON') {
    return (
      <AppFrame menu={personMenu} account={<PersonAccount />}>
        {children}
      </AppFrame>
    );
  }
  return <PlainFrame>{children}</PlainFrame>;
}
