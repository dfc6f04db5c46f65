import type { FaqCategory } from '@ieum/contract/content/faqs/enums.ts';

/** A question of the help centre of the demo. */
export interface DemoFaq {
  category: FaqCategory;
  question: string;
  paragraphs: readonly string[];
  /** How many members it helped, and why it did not help others. */
  helped: number;
  reasons?: readonly string[];
}
