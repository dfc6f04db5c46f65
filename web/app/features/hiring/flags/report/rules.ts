import { zodResolver } from '@hookform/resolvers/zod';
import { FlagDraft } from '@ieum/contract/hiring/flags/endpoints.ts';

export const resolve = zodResolver(FlagDraft);
