import { test as base, expect, type BrowserContext } from '@playwright/test';

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

/** A story, which fails when a page violates its content security policy. */
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
