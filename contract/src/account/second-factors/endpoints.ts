import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { Id, line, Nothing } from '../../common/schemas.ts';
import { EncryptedValue } from '../auth/endpoints.ts';
import { RECOVERY_CODES } from './enums.ts';
import { secondFactorPaths } from './paths.ts';
import { secondFactorTexts as m } from './texts.ts';

// The authenticator app of an administrator. A member's is always off.

/** Whether logins ask for a code, and what is left for a lost device. */
export const SecondFactor = z.object({
  isOn: z.boolean(),
  /** The installation requires it, so it cannot be removed. */
  isRequired: z.boolean(),
  confirmedAt: z.string().max(40).nullable(),
  /** Unused recovery codes. */
  codesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

const Codes = z.object({ recoveryCodes: z.array(z.string().max(20)).max(RECOVERY_CODES) });

/** A code of the app or a recovery code. */
const code = line(40, m.codeRequired.key);

const ofUser = z.object({ _user: Id });

export const secondFactors = endpointsOf('secondFactors', {
  read: endpoint({
    ...secondFactorPaths.read,
    summary: "Read the caller's second factor",
    response: z.object({ secondFactor: SecondFactor }),
  }),
  /** Starts over where an earlier setup was not finished; 409 once the factor is on. */
  begin: endpoint({
    ...secondFactorPaths.begin,
    summary: 'Begin to set up a second factor: read the secret for an authenticator app',
    transaction: 'manual',
    body: z.object({ password: EncryptedValue }),
    response: z.object({
      /** Base32, to be typed into the app. */
      secret: z.string().max(64),
      /** `otpauth://…`, to be shown as a QR code. */
      address: z.string().max(300),
    }),
  }),
  /** Ends all other sessions of the caller. */
  confirm: endpoint({
    ...secondFactorPaths.confirm,
    summary: 'Turn the second factor on with the first code of the app',
    transaction: 'manual',
    body: z.object({ code }),
    response: Codes,
  }),
  remove: endpoint({
    ...secondFactorPaths.remove,
    summary: "Turn the caller's second factor off",
    transaction: 'manual',
    body: z.object({ code }),
    response: Nothing,
  }),
  renewCodes: endpoint({
    ...secondFactorPaths.renewCodes,
    summary: 'Replace the recovery codes',
    transaction: 'manual',
    body: z.object({ code }),
    response: Codes,
  }),
  readOther: endpoint({
    ...secondFactorPaths.readOther,
    summary: "Read whether another administrator's second factor is on",
    params: ofUser,
    response: z.object({ secondFactor: SecondFactor }),
  }),
  /** Ends all sessions of that administrator, who is notified. */
  removeOther: endpoint({
    ...secondFactorPaths.removeOther,
    summary: 'Remove the second factor of an administrator who lost the device',
    params: ofUser,
    query: z.object({ reason: line(bounds.reason) }),
    response: Nothing,
  }),
});
