import { promptsModule } from './prompts/module.ts';
import { chatModule } from './chat/module.ts';
import type { Account } from '#account/modules.ts';
import type { AddModule } from '#module-deps.ts';

/** Creates the service that answers visitors' questions. */
export async function createAssistant(add: AddModule, account: Account): Promise<void> {
  add(promptsModule());
  add(await chatModule(account));
}
