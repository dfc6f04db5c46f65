import { noticesModule } from './notices/module.ts';
import { faqsModule } from './faqs/module.ts';
import { bannersModule } from './banners/module.ts';
import { popupsModule } from './popups/module.ts';
import { boardsModule } from './boards/module.ts';
import { questionsModule } from './questions/module.ts';
import { inquiriesModule } from './inquiries/module.ts';
import { formsModule } from './forms/module.ts';
import { previewsModule } from './previews/module.ts';
import type { Account } from '#account/modules.ts';
import type { AddModule } from '#module-deps.ts';

/** Creates the modules of the area; returns their services for the areas above. */
export function createContent(add: AddModule, account: Account) {
  add(noticesModule(account));
  add(faqsModule(account));
  add(bannersModule(account));
  add(popupsModule(account));
  add(boardsModule(account));
  add(questionsModule(account));
  add(inquiriesModule(account));
  add(formsModule(account));
  return add(previewsModule(account));
}
