import { createAccount } from '#account/modules.ts';
import type { CompanyPort } from '#account/users/public.ts';
import { createAssistant } from '#assistant/modules.ts';
import { createContent } from '#content/modules.ts';
import { createFoundation } from '#foundation/modules.ts';
import { askEmail, registerCompany, setCompanyFile } from '#hiring/companies/public.ts';
import { createHiring } from '#hiring/modules.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { createLive } from '#live/modules.ts';
import type { Secrets } from '#platform/crypto.ts';
import { createSite } from '#site/modules.ts';
import { servedLanguages } from '#site/pages/public.ts';
import { declaredBy, merge } from './declarations.ts';
import type { Module } from './module.ts';
import type { Ports } from './ports.ts';

interface Shared extends Ports {
  /** Drops cached pages by tag, here and in every other process. */
  dropCachedPages: DropCachedPages;
}

/**
 * Creates the modules, each from the ports and the modules before it, and returns what the app needs of them.
 */
export async function createModules(ports: Shared) {
  const modules: Module[] = [];
  const add = <S extends object>(module: Module<S>): S => {
    modules.push(module);
    return module.services;
  };
  const { secrets, publicUrl, isDemo } = ports.env;
  const shared = { ...ports, db: ports.database.db, secrets, publicUrl, isDemo };
  const declared = declaredBy(modules);
  const languages = servedLanguages(ports.env);

  const foundation = createFoundation(add, { ...shared, ...declared, languages });
  const account = await createAccount(add, { ...foundation, ...companyPort(shared) });
  const hiring = createHiring(add, account);
  createLive(add, hiring);
  const previews = createContent(add, account);
  await createAssistant(add, account);
  const { prepareDemo } = createSite(add, hiring);

  const all = merge(modules);
  /** Creates what every installation needs before the first request; returns the blocked demo accounts. */
  const prepare = async () => {
    await all.prepare();
    return { blockedAccounts: await prepareDemo() };
  };
  const { tokens, actors, noteUse, notifier, publishables } = account;
  return { ...all, ...previews, tokens, actors, noteUse, notifier, publishables, prepare };
}

/** The functions of companies that the accounts call, although companies are above them. */
const companyPort = (emailDeps: { secrets: Secrets; publicUrl: string }): CompanyPort => ({
  registerCompany,
  setCompanyFile,
  askCompanyEmail: (ctx, to) => askEmail(ctx, emailDeps, to),
});
