import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { alertMessage } from '../layers/alert-port.ts';
import { httpCopy } from '../api/http-copy.ts';
import { readSession, type UserType } from './session.ts';

/** The reason for which the login dialog opens, and for whom. */
export interface LoginRequest {
  /** An action or a gate waits behind the dialog: it continues afterwards, and the dialog says so. */
  onLoggedIn?: () => void;
  userType?: UserType;
}

export interface JoinRequest {
  /** When set, the sign-up starts at the base form of that type. */
  userType?: UserType;
  /** The earlier login request, whose pending action continues here as well. */
  instead?: LoginRequest;
}

export interface LoginDialogProps {
  request: LoginRequest;
  onClose: () => void;
  onJoin: () => void;
}

export interface JoinDialogProps {
  request: JoinRequest;
  onClose: () => void;
  onLogin: () => void;
}

export interface AuthDialogs {
  openLogin: (request?: LoginRequest) => void;
  openJoin: (request?: JoinRequest) => void;
  close: () => void;
  /** Preloads the dialogs' code, on hover or focus of a button that opens one. */
  prepare: () => void;
}

export interface DialogLoaders {
  login: () => Promise<{ LoginDialog: ComponentType<LoginDialogProps> }>;
  join: () => Promise<{ JoinDialog: ComponentType<JoinDialogProps> }>;
}

type OpenDialog =
  | { kind: 'login'; request: LoginRequest }
  | { kind: 'join'; request: JoinRequest }
  | undefined;

const Context = createContext<AuthDialogs | undefined>(undefined);

function useDialogComponents(loaders: DialogLoaders) {
  return useMemo(
    () => ({
      Login: lazy(async () => ({ default: (await loaders.login()).LoginDialog })),
      Join: lazy(async () => ({ default: (await loaders.join()).JoinDialog })),
    }),
    [loaders],
  );
}

/** Shows a dialog once its code is loaded; without a connection the page shows an error. */
async function whenLoaded(load: () => Promise<unknown>, show: () => void): Promise<void> {
  try {
    await load();
  } catch {
    await alertMessage(httpCopy.offline);
    return;
  }
  show();
}

/** Provides the one login or sign-up dialog of a page; its code is loaded at the first opening. */
export function AuthDialogsProvider({ loaders, children }: { loaders: DialogLoaders; children: ReactNode }) {
  const [open, setOpen] = useState<OpenDialog>();
  const { Login, Join } = useDialogComponents(loaders);
  const dialogs = useMemo<AuthDialogs>(
    () => ({
      openLogin: (request = {}) => void whenLoaded(loaders.login, () => setOpen({ kind: 'login', request })),
      openJoin: (request = {}) => void whenLoaded(loaders.join, () => setOpen({ kind: 'join', request })),
      close: () => setOpen(undefined),
      prepare: () => void Promise.allSettled([loaders.login(), loaders.join()]),
    }),
    [loaders],
  );
  return (
    <Context value={dialogs}>
      {children}
      <Suspense fallback={null}>
        {open?.kind === 'login' && (
          <Login
            request={open.request}
            onClose={dialogs.close}
            onJoin={() =>
              dialogs.openJoin({
                instead: open.request,
                ...(open.request.userType && { userType: open.request.userType }),
              })
            }
          />
        )}
        {open?.kind === 'join' && (
          <Join
            request={open.request}
            onClose={() => {
              dialogs.close();
              if (readSession().state === 'in') open.request.instead?.onLoggedIn?.();
            }}
            onLogin={() => dialogs.openLogin(open.request.instead)}
          />
        )}
      </Suspense>
    </Context>
  );
}

/** Opens the login and sign-up dialogs from any screen. */
export function useAuthDialogs(): AuthDialogs {
  const dialogs = useContext(Context);
  if (!dialogs) throw new Error('useAuthDialogs is used outside its provider');
  return dialogs;
}
