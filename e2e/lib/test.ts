import { test as base, expect, type BrowserContext } from '@playwright/test';

/** Tells of everything that the content security policy of a page refuses, in any page of a context. */
async function watchPolicy(context: BrowserContext, tell: (violation: string) => void): Promise<void> {
  await context.exposeFunction('tellPolicyViolation', tell);
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report: unknown = Reflect.get(window, 'tellPolicyViolation');
      if (typeof report === 'function') report(`${violatedDirective} ${blockedURI} in ${sourceFile}`);
    });
  });
}

/** A story: it fails when a page does what its content security policy forbids. */
export const test = base.extend<{ policy: void }>({
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
