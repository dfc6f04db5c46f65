import IconExternalLink from '~icons/tabler/external-link';
import IconLogout from '~icons/tabler/logout';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { logoutCopy } from '#features/account/auth/logout-copy.ts';
import { useLogout } from '#features/account/auth/use-logout.ts';
import { Popup } from '#ui/popup/popup.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { meQuery } from '../../../../lib/session/me.ts';
import { appMenuCopy as texts } from './app-menu-copy.ts';
import { LanguageSelect } from './language-select.tsx';
import styles from './own-account.module.css';

function Avatar() {
  const { data } = useQuery(meQuery);
  return (
    <span className={styles.avatar} aria-hidden>
      {data?.profile ? (
        <img src={data.profile.url} alt="" width={32} height={32} />
      ) : (
        <MemberText>{data?.name.slice(0, 1)}</MemberText>
      )}
    </span>
  );
}

function OwnName() {
  const { data } = useQuery(meQuery);
  return (
    <p className={styles.name}>
      <b>
        <MemberText>{data?.name}</MemberText>
      </b>
      <span>{data?.username}</span>
    </p>
  );
}

function SiteLink() {
  return (
    <Link to="/" className={styles.tool}>
      <IconExternalLink size={18} stroke={1.75} aria-hidden />
      {texts.toSite}
    </Link>
  );
}

function LogoutButton() {
  const logOut = useLogout();
  return (
    <button type="button" className={styles.tool} onClick={logOut}>
      <IconLogout size={18} stroke={1.75} aria-hidden />
      {logoutCopy.logout}
    </button>
  );
}

/** The logged-in user, the language, and links to the website and the logout, one below the other. */
export function AccountList() {
  return (
    <div className={styles.list}>
      <OwnName />
      <LanguageSelect isNamed />
      <SiteLink />
      <LogoutButton />
    </div>
  );
}

/** The same in the top bar: side by side where there is space, else behind the avatar. */
export function AccountTools() {
  return (
    <>
      <div className={styles.wide}>
        <LanguageSelect />
        <SiteLink />
        <LogoutButton />
        <span className={styles.who}>
          <Avatar />
          <OwnName />
        </span>
      </div>
      <div className={styles.narrow}>
        <Popup label={texts.account} look="icon" align="end" trigger={<Avatar />}>
          <AccountList />
        </Popup>
      </div>
    </>
  );
}
