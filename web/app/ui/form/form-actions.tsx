import { Button, ButtonLink } from '../button/button.tsx';
import { uiCopy as copy } from '../state/copy.ts';

interface FormActionsProps {
  /** The form's id; the button may stand outside of it. */
  form: string;
  /** What the button does. */
  act: string;
  isBusy: boolean;
  /** Where cancelling leads, or what it does. */
  onCancel: string | (() => void);
}

/** Cancel and submit, in the head of a page or at the foot of a sheet. */
export const FormActions = ({ form, act, isBusy, onCancel }: FormActionsProps) => (
  <>
    {typeof onCancel === 'string' ? (
      <ButtonLink kind="default" to={onCancel}>
        {copy.cancel}
      </ButtonLink>
    ) : (
      <Button kind="default" onClick={onCancel}>
        {copy.cancel}
      </Button>
    )}
    <Button type="submit" form={form} isLoading={isBusy}>
      {act}
    </Button>
  </>
);
