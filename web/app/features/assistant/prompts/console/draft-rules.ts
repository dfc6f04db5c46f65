import { zodResolver } from '@hookform/resolvers/zod';
import { PromptDraft } from '@ieum/contract/assistant/prompts/schemas.ts';

/** The contract's rules of a prompt; its place is changed in the list. */
export const resolvePrompt = zodResolver(PromptDraft.omit({ index: true }).required());
