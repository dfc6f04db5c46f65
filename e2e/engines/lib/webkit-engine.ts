import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { needs } from '../../../scripts/lib/required-programs.ts';
import { freePort } from '../../../scripts/lib/product.ts';
import { keyCodes, type Engine, type Tab, type Viewport } from './engine.ts';

const DISPLAY_WIDTH = 1440;
const DISPLAY = `${DISPLAY_WIDTH}x1000x24`;
/** GTK's own tool bar would make the window wider than a phone. */
const SMALL_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 4px; }';
const NO_ANIMATIONS = '[Settings]\ngtk-enable-animations=false\n';

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

interface Session {
  call: Call;
  close: () => Promise<void>;
}

/** WebKitGTK's MiniBrowser by the WebDriver protocol. */
export async function launchWebKit(): Promise<Engine> {
  const config = writeGtkConfig();
  let spare = startSession(config);
  return {
    // A session takes a second to start, so the next one starts while a story uses this one.
    openTab: async (viewport) => {
      const session = await spare;
      spare = startSession(config);
      spare.catch(() => undefined);
      return openTab(session, viewport);
    },
    close: async () => {
      await (await spare).close();
      rmSync(config, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a browser with a separate profile and display: a driver has one session, and a second window
 * would take the focus.
 */
async function startSession(config: string): Promise<Session> {
  const [display, screen] = await startDisplay();
  const port = await freePort();
  const driver = spawn(needs.webKitDriver.find() ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: config,
      TZ: 'Asia/Seoul',
      LC_ALL: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Stories read no pixels; drawing them as a graphics card would takes a third of the time of a story.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // The sandbox of its processes needs privileges that a container does not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const root = callerOf(`http://127.0.0.1:${port}`);
  await untilReady(root, driver);
  const call = await openWindow(root);
  return {
    call,
    close: async () => {
      await call('DELETE', '');
      await end(driver);
      await end(screen);
    },
  };
}

function writeGtkConfig(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), NO_ANIMATIONS);
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), SMALL_TOOLBAR);
  return folder;
}

/** Starts a display in memory, which prints its number once it accepts windows. */
async function startDisplay(): Promise<[string, ChildProcess]> {
  const screen = spawn(
    needs.display.find() ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', DISPLAY, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    (screen.stdio[3] as Readable).once('data', (said: Buffer) => resolve(said.toString().trim()));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended before it had a display')));
  });
  return [`:${number}`, screen];
}

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });

const callerOf =
  (base: string): Call =>
  async <T>(method: string, path: string, body?: object) => {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };

async function untilReady(call: Call, driver: ChildProcess): Promise<void> {
  let failure: Error | undefined;
  driver.once('error', (error) => (failure = error));
  while (!failure) {
    const status = await call<{ ready: boolean }>('GET', '/status').catch(() => undefined);
    if (status?.ready) return;
    if (driver.exitCode !== null) failure = new Error('WebKitWebDriver ended before it was ready');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw failure;
}

async function openWindow(root: Call): Promise<Call> {
  const { sessionId } = await root<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: 'accept',
        // A script that was interrupted by a navigation never returns.
        timeouts: { script: 8000, pageLoad: 60_000 },
        'webkitgtk:browserOptions': {
          binary: needs.miniBrowser.find(),
          args: ['--automation'],
        },
      },
    },
  });
  return (method, path, body) => root(method, `/session/${sessionId}${path}`, body);
}

async function openTab({ call, close }: Session, viewport: Viewport): Promise<Tab> {
  const evaluate = async (expression: string) => {
    const script = `const done = arguments[0];
      (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const { value, error } = await call<{ value?: unknown; error?: string }>('POST', '/execute/async', {
      script,
      args: [],
    });
    if (error) throw new Error(error);
    return value;
  };
  await resize(call, evaluate, viewport);
  return {
    goto: (url) => call('POST', '/url', { url }),
    reload: () => call('POST', '/refresh', {}),
    // The driver's own Back waits for a page load, which never happens where Back stays in the document.
    back: async () => void (await evaluate('void setTimeout(() => history.back())')),
    forward: async () => void (await evaluate('void setTimeout(() => history.forward())')),
    evaluate,
    clickAt: (x, y) => act(call, { type: 'pointer', actions: clickActions(x, y) }),
    type: (text) => act(call, { type: 'key', actions: Array.from(text).flatMap(keyActions) }),
    press: (key) => act(call, { type: 'key', actions: keyActions(keyCodes[key]) }),
    close,
  };
}

/**
 * Sets the size of the page and moves the pointer into the window, without which it would not have the
 * focus.
 */
async function resize(call: Call, evaluate: Tab['evaluate'], { width, height }: Viewport): Promise<void> {
  const at = { x: Math.round((DISPLAY_WIDTH - width) / 2), y: 0 };
  await call('POST', '/window/rect', { ...at, width, height });
  const frame = (await evaluate('outerHeight - innerHeight')) as number;
  await call('POST', '/window/rect', { ...at, width, height: height + frame });
}

const clickActions = (x: number, y: number) => [
  { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

const keyActions = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

async function act(call: Call, source: { type: string; actions: object[] }): Promise<void> {
  await call('POST', '/actions', { actions: [{ id: source.type, ...source }] });
}
