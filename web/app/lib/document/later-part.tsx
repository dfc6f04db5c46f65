import { lazy, memo, Suspense, type ComponentType, type FunctionComponent } from 'react';
import { importWithRetry } from './import-with-retry.ts';
import { whenIdle } from './idle.ts';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

const onServer: Promise<void>[] = [];

/** Resolves once the server can render every later part. */
export const laterPartsLoaded = () => Promise.all(onServer);

const FIRST_USE = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

let endWaiting: () => void = () => undefined;
/** Resolves with the first scroll, movement, press or key in the document, at the latest when it is idle. */
const firstUse = new Promise<void>((resolve) => {
  endWaiting = resolve;
});
// Listening begins with the document, so that a page that is opened from another one has its parts at once.
if (!import.meta.env.SSR) {
  for (const name of FIRST_USE) addEventListener(name, endWaiting, { passive: true, once: true });
  void whenIdle().then(endWaiting);
}

/** Loads the later parts of this document now. */
export const loadLaterParts = (): void => endWaiting();

function serverPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  onServer.push(load().then((loaded) => void (Part = loaded)));
  return (props) => Part && <Part {...props} />;
}

const browserPart = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  lazy(async () => {
    await firstUse;
    return { default: await importWithRetry(load) };
  });

/**
 * A part whose links work without scripts, as those below the first screen: it is in the server's page, and its code
 * is loaded when the page is first used or idle. A control in it that needs scripts must be disabled until then
 * (`useDisabledUntilHydrated`). The module that uses it imports the part's style sheets, too, and passes the same
 * properties on each rendering.
 */
export function laterPart<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  const Part: ComponentType<Props> = import.meta.env.SSR ? serverPart(load) : browserPart(load);
  // Other properties before the code has arrived would make React discard what the server rendered.
  return memo((props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  ));
}
