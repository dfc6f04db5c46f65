import type { Module, Registration } from './module.ts';

/** The declarations of the modules in a list, complete once all of them are created. */
export const declaredBy = (modules: readonly Module[]) => ({
  notificationDefinitions: () => modules.flatMap(({ notifications = [] }) => notifications),
  publishables: () => modules.flatMap((module) => module.publishables ?? []),
  calendarSources: () => modules.flatMap((module) => module.calendarSources ?? []),
  approvables: () => modules.flatMap((module) => module.approvables ?? []),
  measures: () => modules.flatMap((module) => module.measures ?? []),
  searchSources: () => modules.flatMap((module) => module.searchSources ?? []),
  taggables: () => modules.flatMap((module) => module.taggables ?? []),
  erasers: () => modules.flatMap(({ personalData }) => personalData?.erase ?? []),
  importables: () => modules.flatMap((module) => module.importables ?? []),
  waiting: () => modules.flatMap((module) => module.waiting ?? []),
  mails: () => modules.flatMap(({ mails = [] }) => mails),
  sections: () => accountFirst(modules).flatMap(({ personalData }) => personalData?.collect?.sections ?? []),
  recordSections: () => accountFirst(modules).flatMap(({ record = [] }) => record),
});

export type Declarations = ReturnType<typeof declaredBy>;

/** The order in which a member's data is shown: the account first, what logins and the foundation record last. */
function accountFirst(modules: readonly Module[]): Module[] {
  const account = modules.findIndex(({ name }) => name === 'users');
  return [...modules.slice(account), ...modules.slice(0, account)];
}

/** Merges the declarations of a list of modules. */
export function merge(modules: readonly Module[]) {
  const each = async (run: (module: Module) => Promise<void> | undefined) => {
    for (const module of modules) await run(module);
  };
  return {
    modules,
    register: (registration: Registration) => modules.forEach((module) => module.register?.(registration)),
    documentation: () => Promise.all(modules.flatMap(({ documentation }) => documentation?.() ?? [])),
    jobs: modules.flatMap(({ jobs = [] }) => jobs),
    commands: Object.assign({}, ...modules.map(({ commands }) => commands)) as NonNullable<
      Module['commands']
    >,
    prepare: () => each((module) => module.prepare?.()),
    flush: () => each((module) => module.flush?.()),
    stop: () => each((module) => module.stop?.()),
  };
}
