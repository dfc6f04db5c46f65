import { useEffect, useRef, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { applyLateFont, markAlive } from '#lib/alive.ts';
import { provideAlert } from '#lib/alert-port.ts';
import { AuthDialogsProvider, type DialogLoaders } from '#lib/auth-dialogs.tsx';
import { takeClockOver } from '#lib/clock.ts';
import { htmlLang, locale } from '#lib/copy.ts';
import { seoulToday } from '#lib/dates.ts';
import { demoAttribute } from '#lib/demo.ts';
import { takeOver } from '#lib/hand-over.ts';
import { restoreSession } from '#lib/session.ts';
import { useLayerHistory } from '#lib/use-layer-history.ts';
import { useVisit } from '#lib/use-visit.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { alert } from '#ui/alert/alert.ts';
import fontSheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';
import '#ui/tokens.css';
import '#ui/global.css';
import { LiveRegion } from '#ui/live-region.tsx';
import { RouteProgress } from '#ui/route-progress.tsx';
import { ToastHost } from '#ui/toast/toast-host.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { ErrorScreen } from '#features/shell/error-screen.tsx';

const dialogs: DialogLoaders = {
  login: () => import('#features/auth/login-dialog.tsx'),
  join: () => import('#features/join/join-dialog.tsx'),
};

export const links = () => [
  { rel: 'stylesheet', href: fontSheet },
  { rel: 'alternate', href: '/rss.xml', type: 'application/rss+xml', title: 'RSS' },
  { rel: 'icon', href: `${import.meta.env.BASE_URL}favicon.svg`, type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={htmlLang[locale]}
      data-day={import.meta.env.SSR ? seoulToday() : undefined}
      data-demo={demoAttribute()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#ffffff" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function useStart(): void {
  useEffect(() => {
    takeClockOver();
    provideAlert(alert);
    void restoreSession();
    const notice = takeOver();
    if (notice) toast(notice, { tone: 'success' });
    markAlive();
  }, []);
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) applyLateFont();
  }, [pathname]);
}

export default function Root() {
  useStart();
  useVisit();
  useLayerHistory();
  return (
    <>
      <RouteProgress />
      <AuthDialogsProvider loaders={dialogs}>
        <Outlet />
      </AuthDialogsProvider>
      <AlertHost />
      <ToastHost />
      <LiveRegion />
    </>
  );
}

export const ErrorBoundary = ErrorScreen;
