import type { LoginDialogProps } from '#lib/session/auth-dialogs.tsx';

/** The login dialog with the recovery of a username or password, of which the login itself knows nothing. */
export async function loadLogin() {
  const [{ LoginDialog }, { loginRecovery }] = await Promise.all([
    import('#features/account/auth/login/login-dialog.tsx'),
    import('#features/account/users/recovery/login-recovery.tsx'),
  ]);
  return { LoginDialog: (props: LoginDialogProps) => <LoginDialog {...props} recovery={loginRecovery} /> };
}

/** The sign-up dialog. */
export const loadJoin = () => import('#features/account/users/join/pages/join-dialog.tsx');
