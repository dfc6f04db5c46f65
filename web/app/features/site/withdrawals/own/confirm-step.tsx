import { REASON_MAX, withdrawalReasons } from '@ieum/contract/site/withdrawals/enums.ts';
import { useForm, useWatch } from 'react-hook-form';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Form } from '#ui/form/form.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { copy } from './copy.ts';
import { withdraw, type WithdrawalReasons } from './data.ts';
import styles from './withdraw.module.css';

const texts = copy.confirm;

interface Values extends WithdrawalReasons {
  isAgreed: boolean;
}

interface ConfirmStepProps {
  password: string;
  onGone: (eraseAt: string) => Promise<void>;
  /** Something changed meanwhile: the member sees the notice again. */
  onRejected: () => void;
}

/** The reasons, an acknowledgement, and the button that closes the account. */
export function ConfirmStep({ password, onGone, onRejected }: ConfirmStepProps) {
  const form = useForm<Values>({ defaultValues: { reasons: [], reason: '', isAgreed: false } });
  useFormDraft(form, { draftKey: 'withdrawal', secrets: ['isAgreed'] });
  const { register, formState, control } = form;
  const isAgreed = useWatch({ control, name: 'isAgreed' });
  const leave = async ({ reasons, reason }: Values) => {
    try {
      const eraseAt = await withdraw(password, { reasons, reason });
      // Input that was sent is no longer stored.
      form.reset(form.getValues());
      await onGone(eraseAt);
    } catch (error) {
      await showErrorOrOffline(error);
      onRejected();
    }
  };
  return (
    <Form form={form} onSubmit={leave} className={styles.form}>
      <fieldset className={styles.reasons}>
        <legend>
          <h2 tabIndex={-1}>{texts.title}</h2>
        </legend>
        <p>{texts.hint}</p>
        {withdrawalReasons.map((reason) => (
          <Checkbox key={reason} value={reason} label={texts.reasons[reason]} {...register('reasons')} />
        ))}
      </fieldset>
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        rows={3}
        maxLength={REASON_MAX}
        {...register('reason')}
      />
      <Checkbox size="lg" className={styles.agree} label={texts.agree} {...register('isAgreed')} />
      <div className={styles.foot}>
        <ButtonLink kind="default" to="/dashboard">
          {copy.notice.stay}
        </ButtonLink>
        <Button type="submit" kind="danger" disabled={!isAgreed} isLoading={formState.isSubmitting}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}
