import { tasks as contract } from '@ieum/contract/site/tasks/endpoints.ts';
import { defineModule, type WaitingKind } from '#module.ts';
import { listTasks } from './list.ts';

/** The tasks of administrators, as the modules declare them by `waiting`. */
export const tasksModule = ({ waiting }: { waiting: () => readonly WaitingKind[] }) =>
  defineModule({
    name: 'tasks',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) =>
      route(contract.list, {
        run: async ({ db, actor, caller: { locale }, now }) => ({
          tasks: await listTasks(waiting(), { db, role: actor.role, locale, now }),
        }),
      }),
  });
