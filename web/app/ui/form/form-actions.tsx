import { Button, ButtonLink } from '../button/button.tsx';
import { uiCopy as copy } from '../state/copy.ts';

interface FormActionsProps {
  /** The form's id; the button may be outside of it. */
  form: string;
  /** The label of the button. */
  act: string;
  isBusy: boolean;
  /** The address that cancelling opens, or its handler. */
  onCancel: string | (() => void);
}

/** Cancel and submit, in the header of a page or at the bottom of a sheet. */
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
