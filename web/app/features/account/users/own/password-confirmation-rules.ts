import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

const schema = z.object({ password: z.string().max(100).min(1, m.passwordRequired.key) });
export type Values = z.infer<typeof schema>;

export const resolve = zodResolver(schema);
