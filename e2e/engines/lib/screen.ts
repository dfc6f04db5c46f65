import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { hidePopups } from '../../lib/popups.ts';
import type { Key, Tab } from './engine.ts';
import { aimAt, boxOf, findAll, type Box } from './in-page.ts';
import { byRole, expressionOf, titleOf, type Target } from './target.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
/** Finds elements by role, label and text in the same way in all engines; injected once per document. */
const install = `(() => { ${library}\n window.findAll = ${String(findAll)}; return true; })()`;

/**
 * Polls the page ten times a second, because Playwright's own intervals grow to a second and would be
 * most of a story.
 */
export const poll = <T>(ask: () => T | Promise<T>, options: { message?: string; timeout?: number } = {}) =>
  expect.poll(ask, { intervals: [50, 100], ...options });

/** One page of a story. Every lookup waits for its element. */
export class Screen {
  readonly tab: Tab;
  readonly #baseUrl: string;
  /** Popups that the visitor has hidden for today. */
  readonly #hidden: readonly string[];

  constructor(tab: Tab, baseUrl: string, hidden: readonly string[]) {
    this.tab = tab;
    this.#baseUrl = baseUrl;
    this.#hidden = hidden;
  }

  async open(path: string): Promise<void> {
    await this.tab.goto(new URL(path, this.#baseUrl).href);
    // Popups open seconds after the page.
    if (this.#hidden.length > 0) await this.evaluate(hidePopups, this.#hidden);
    await this.isHydrated();
  }

  /** Waits until the page reacts to presses and has its font: public pages load both late. */
  async isHydrated(): Promise<void> {
    await this.see({ by: 'css', value: 'html[data-live]:is([data-fonts], :not(:has(link[data-fonts])))' });
  }

  reload(): Promise<void> {
    return this.tab.reload();
  }

  back(): Promise<void> {
    return this.tab.back();
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  /** Runs a function in the page; it can use only its arguments. */
  evaluate<R, A extends unknown[]>(act: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    return this.tab.evaluate(`(${String(act)})(...${JSON.stringify(args)})`) as Promise<R>;
  }

  /** Runs a function on the first element that matches the target; undefined when there is none. */
  async on<R, A extends unknown[]>(
    target: Target,
    act: (element: HTMLElement, ...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R | undefined> {
    const list = JSON.stringify(args);
    return (await this.#ask(`findAll(${expressionOf(target)})
      .slice(0, 1).map((element) => (${String(act)})(element, ...${list}))[0]`)) as R | undefined;
  }

  async count(target: Target): Promise<number> {
    return (await this.#ask(`findAll(${expressionOf(target)}).length`)) as number;
  }

  async see(target: Target): Promise<void> {
    await poll(() => this.count(target).catch(() => 0), { message: titleOf(target) }).toBeGreaterThan(0);
  }

  /** `within` is in milliseconds; the default is the usual timeout. */
  async gone(target: Target, { within }: { within?: number } = {}): Promise<void> {
    const options = { message: `gone: ${titleOf(target)}`, ...(within && { timeout: within }) };
    await poll(() => this.count(target).catch(() => -1), options).toBe(0);
  }

  async text(target: Target): Promise<string> {
    await this.see(target);
    return (await this.on(target, (element) => element.innerText)) ?? '';
  }

  async box(target: Target): Promise<Box> {
    await this.see(target);
    return (await this.on(target, boxOf)) ?? { x: 0, y: 0, width: 0, height: 0 };
  }

  /** Presses the middle of an element with the pointer, once it is enabled, no longer moves and nothing covers it. */
  async click(target: Target): Promise<void> {
    let at = { x: 0, y: 0 };
    const aim = async () => {
      const aimed = await this.on(target, aimAt).catch((error: unknown) => ({ obstacle: String(error) }));
      if (!aimed) return 'not there';
      if ('obstacle' in aimed) return `cannot be pressed yet: ${aimed.obstacle}`;
      at = aimed;
      return 'can be pressed';
    };
    await poll(aim, { message: titleOf(target) }).toBe('can be pressed');
    await this.tab.clickAt(at.x, at.y);
  }

  /** Focuses a field and replaces its text by typing. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.on(target, (element) => (element as HTMLInputElement).select());
    await this.type(text);
  }

  /** Sets the file of a file field, as choosing one does. */
  async giveFile(target: Target, file: { name: string; type: string; bytes: Uint8Array }): Promise<void> {
    await this.see(target);
    await this.on(
      target,
      (element, name, type, base64) => {
        const chosen = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        chosen.items.add(new File([bytes], name, { type }));
        (element as HTMLInputElement).files = chosen.files;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      },
      file.name,
      file.type,
      Buffer.from(file.bytes).toString('base64'),
    );
  }

  /** The path and the query of the address. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search);
  }

  async isAt(address: string | RegExp, { within }: { within?: number } = {}): Promise<void> {
    const options = within === undefined ? {} : { timeout: within };
    const there = poll(() => this.address().catch(() => ''), options);
    await (typeof address === 'string' ? there.toBe(address) : there.toMatch(address));
  }

  /** Presses the only button of the alert with this text. */
  async readAlert(text: RegExp): Promise<void> {
    const alert = byRole('alertdialog');
    await poll(() => this.text(alert).catch(String)).toMatch(text);
    await this.click(byRole('button', '확인', { within: alert }));
    await this.gone(alert);
  }

  async #ask(expression: string): Promise<unknown> {
    const missing = 'the library is missing';
    const guarded = `window.findAll ? (${expression}) : '${missing}'`;
    const answer = await this.tab.evaluate(guarded);
    if (answer !== missing) return answer;
    await this.tab.evaluate(install);
    return this.tab.evaluate(guarded);
  }
}
