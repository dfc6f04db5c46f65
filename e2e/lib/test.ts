import { test as base, expect, type BrowserContext } from '@playwright/test';
import { hidePopups, shownPopups } from './popups.ts';

/** Collects all violations of the content security policy, in any page of a context. */
async function watchPolicy(context: BrowserContext, onViolation: (violation: string) => void): Promise<void> {
  await context.exposeFunction('reportPolicyViolation', onViolation);
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report: unknown = Reflect.get(window, 'reportPolicyViolation');
      if (typeof report === 'function') report(`${violatedDirective} ${blockedURI} in ${sourceFile}`);
    });
  });
}

interface Fixtures {
  policy: void;
  /** Whether the popups of the demonstration open; in other stories they are hidden for today. */
  seesPopups: boolean;
  popups: void;
}

/** A story, which fails when a page violates its content security policy. */
export const test = base.extend<Fixtures>({
  seesPopups: [false, { option: true }],
  popups: [
    async ({ browser, seesPopups }, use) => {
      const ids = seesPopups ? [] : await shownPopups();
      const hide = (context: BrowserContext) =>
        void context.addInitScript(hidePopups, ids).catch(() => undefined);
      if (!seesPopups) browser.on('context', hide);
      await use();
      browser.off('context', hide);
    },
    { auto: true },
  ],
  policy: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      const watch = (context: BrowserContext) =>
        void watchPolicy(context, (violation) => violations.push(violation)).catch(() => undefined);
      browser.on('context', watch);
      await use();
      browser.off('context', watch);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
