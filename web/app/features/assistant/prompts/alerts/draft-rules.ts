import { zodResolver } from '@hookform/resolvers/zod';
import { PromptAlertDraft } from '@ieum/contract/assistant/prompts/schemas.ts';

/** The contract's rules of a notice, all of whose fields the form has. */
export const resolveAlert = zodResolver(PromptAlertDraft);
