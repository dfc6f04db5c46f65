import { z } from 'zod';
import { EncryptedValue } from '../../account/auth/endpoints.ts';
import { freeText, Id } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { REASON_MAX, WithdrawalReason, withdrawalReasons } from './enums.ts';
import { withdrawalPaths } from './paths.ts';

const Stamp = z.string().max(40);

/** The effects of a withdrawal today, counted now. */
export const WithdrawalPreview = z.object({
  /** When the personal data would be erased. */
  eraseAt: Stamp,
  person: z
    .object({
      /** Applications that would be revoked. */
      openApplications: z.int(),
      /** Drafts that would be deleted. */
      drafts: z.int(),
      /** Applications that stay with the company that accepted them, by name and date. */
      acceptedApplications: z.int(),
      likes: z.int(),
      hasResume: z.boolean(),
    })
    .nullable(),
  company: z
    .object({
      /** Recruitments that would be closed. */
      ongoingRecruitments: z.int(),
      /** Drafts and hidden recruitments, which nobody would see again. */
      hiddenRecruitments: z.int(),
      /** Open recruitments with applicants who wait for an answer: they prevent the withdrawal. */
      waiting: z.array(z.object({ _recruitment: Id, subject: z.string().max(200), applicants: z.int() })),
    })
    .nullable(),
});
export type WithdrawalPreview = z.infer<typeof WithdrawalPreview>;

export const withdrawals = endpointsOf('withdrawals', {
  preview: endpoint({
    ...withdrawalPaths.preview,
    summary: 'Read what leaving the service would end and erase',
    response: WithdrawalPreview,
  }),
  /** Ends the account and all its logins at once; 403 for a wrong password, 409 while applicants wait. */
  withdraw: endpoint({
    ...withdrawalPaths.withdraw,
    summary: 'Leave the service',
    transaction: 'manual',
    body: z.object({
      password: EncryptedValue,
      reasons: z
        .array(z.enum(WithdrawalReason, c.unknownValue.key))
        .max(withdrawalReasons.length)
        .default([]),
      /** In the member's own words. */
      reason: freeText(REASON_MAX).default(''),
    }),
    response: z.object({ eraseAt: Stamp }),
  }),
});
