import { z } from 'zod';
import { Sealed } from '../../account/auth/endpoints.ts';
import { freeText, Id } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { REASON_MAX, WithdrawalReason, withdrawalReasons } from './enums.ts';
import { withdrawalPaths } from './paths.ts';

const Stamp = z.string().max(40);

/** What a withdrawal today would do, counted now. */
export const WithdrawalPreview = z.object({
  /** When the personal data would be erased. */
  eraseAt: Stamp,
  person: z
    .object({
      /** Would be taken back. */
      openApplications: z.int(),
      /** Would be deleted. */
      drafts: z.int(),
      /** Stay with the company that accepted, by name and date. */
      acceptedApplications: z.int(),
      likes: z.int(),
      hasResume: z.boolean(),
    })
    .nullable(),
  company: z
    .object({
      /** Would be closed. */
      ongoingRecruitments: z.int(),
      /** Drafts and hidden ones, which nobody would see again. */
      hiddenRecruitments: z.int(),
      /** Recruitments that are open while applicants wait for an answer: as long as there is one, nobody leaves. */
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
      password: Sealed,
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
