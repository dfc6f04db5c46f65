import { mobileError } from '@ieum/contract/common/contacts.ts';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { contactTexts } from '@ieum/contract/common/contact-texts.ts';
import { userTexts } from '@ieum/contract/account/users/texts.ts';
import { CODE_LENGTH } from '@ieum/contract/account/users/enums.ts';
import { say } from '#lib/format/copy.ts';
import { alert } from '#ui/alert/alert.ts';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';
import { useBusy } from '#ui/button/use-busy.ts';
import { useSentCode } from '#features/account/users/phone/sent-code.ts';
import { useCountdown } from '#features/account/users/phone/use-countdown.ts';
import { confirmCode, requestCode } from './phone-calls.ts';

export type PhonePhase = 'initial' | 'sent' | 'expired' | 'confirmed';

interface PhoneVerification {
  phone: string;
  /** The confirmed number; another number has to be confirmed again. */
  confirmedPhone: string;
  onConfirmed: (phone: string) => void;
}

function phaseOf(
  { phone, confirmedPhone }: PhoneVerification,
  sentTo: string | undefined,
  left: number,
): PhonePhase {
  if (phone !== '' && phone === confirmedPhone) return 'confirmed';
  if (sentTo !== phone) return 'initial';
  return left > 0 ? 'sent' : 'expired';
}

/** The states of a phone's verification: initial, code sent with its countdown, confirmed. */
export function usePhoneVerification(input: PhoneVerification) {
  const { phone, onConfirmed } = input;
  const [sent, setSent] = useSentCode<string>('join');
  const { isBusy, run: attempt } = useBusy(showErrorOrOffline);
  const left = useCountdown(sent?.end);

  const request = async (): Promise<boolean> => {
    const error = mobileError(phone);
    if (error) {
      await alert(say(error === contactTexts.notMobile ? error : commonTexts.invalid));
      return false;
    }
    const isSent = await attempt(async () => setSent({ about: phone, end: await requestCode(phone) }));
    if (isSent) await alert(say(userTexts.codeSent));
    return isSent;
  };

  const confirm = async (code: string): Promise<boolean> => {
    if (code.length !== CODE_LENGTH) {
      await alert(say(userTexts.codeLength));
      return false;
    }
    return attempt(async () => {
      await confirmCode(phone, code);
      onConfirmed(phone);
    });
  };

  return { phase: phaseOf(input, sent?.about, left), left, end: sent?.end, isBusy, request, confirm };
}
