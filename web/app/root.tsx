import { useEffect, useRef, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { applyLateFont, markHydrated } from '#lib/session/hydration.ts';
import { usePreview } from '#lib/document/preview.ts';
import { provideAlert } from '#lib/layers/alert-port.ts';
import { AuthDialogsProvider, type DialogLoaders } from '#lib/session/auth-dialogs.tsx';
import { takeClockOver } from '#lib/format/clock.ts';
import { htmlLang, locale } from '#lib/format/copy.ts';
import { seoulToday } from '#lib/format/dates.ts';
import { demoAttribute } from '#lib/session/demo-accounts.ts';
import { takeFlashMessage } from '#lib/storage/flash-message.ts';
import { restoreSession } from '#lib/session/session.ts';
import { useLayerHistory } from '#lib/layers/use-layer-history.ts';
import { useVisit } from '#lib/session/use-visit.ts';
import { alert } from '#ui/alert/alert.ts';
import fontSheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';
import '#ui/theme/tokens.css';
import '#ui/theme/global.css';
import { LiveRegion } from '#ui/layout/live-region.tsx';
import { RouteProgress } from '#ui/progress/route-progress.tsx';
import { AlertsAndToastsHost } from '#ui/alerts-and-toasts/alerts-and-toasts-host.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { PreviewStrip } from '#features/content/previews/strip/preview-strip.tsx';
import { ErrorScreen } from '#features/site/shell/error-screen.tsx';

/** What the dialogs need is listed where they are loaded, so that no page carries that list. */
const loadDialogs = () => import('#features/account/users/dialogs/dialog-loaders.tsx');

const dialogs: DialogLoaders = {
  login: async () => (await loadDialogs()).loadLogin(),
  join: async () => (await loadDialogs()).loadJoin(),
};

export const links = () => [
  { rel: 'stylesheet', href: fontSheet },
  { rel: 'alternate', href: '/rss.xml', type: 'application/rss+xml', title: 'RSS' },
  { rel: 'icon', href: `${import.meta.env.BASE_URL}favicon.svg`, type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const preview = usePreview();
  return (
    <html
      lang={htmlLang[locale]}
      data-day={import.meta.env.SSR ? seoulToday() : undefined}
      data-demo={demoAttribute()}
      data-preview={preview && JSON.stringify(preview)}
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
    const notice = takeFlashMessage();
    if (notice) toast(notice, { tone: 'success' });
    markHydrated();
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
      <AlertsAndToastsHost />
      <LiveRegion />
      <PreviewStrip />
    </>
  );
}

export const ErrorBoundary = ErrorScreen;
