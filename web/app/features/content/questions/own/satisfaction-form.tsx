import { bounds } from '@ieum/contract/common/bounds.ts';
import { SATISFACTION_MAX } from '@ieum/contract/content/questions/enums.ts';
import { questionTexts } from '@ieum/contract/content/questions/texts.ts';
import IconStarFilled from '~icons/tabler/star-filled';
import { useController, useForm } from 'react-hook-form';
import { ApiError } from '#lib/api/api-error.ts';
import { sayKey } from '#lib/format/copy.ts';
import { Button } from '#ui/button/button.tsx';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { RadioGroup } from '#ui/choice/radio-group.tsx';
import { Form } from '#ui/form/form.tsx';
import { Area } from '#ui/form/fields/area.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { useRate, type Question } from './data.ts';
import styles from './own-questions.module.css';

const { rate: texts } = copy;

interface Values {
  /** 0 before a choice. */
  score: number;
  comment: string;
}

const scores = Array.from({ length: SATISFACTION_MAX }, (_, index) => ({
  value: String(index + 1),
  label: <IconStarFilled size={26} aria-hidden />,
  name: texts.stars(index + 1),
}));

function RatingField() {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<Values, 'score'>({ name: 'score' });
  const message = fieldState.error?.message;
  return (
    <RadioGroup
      look="stars"
      legend={texts.score}
      isLegendHidden
      options={scores}
      value={String(value)}
      onChange={(score) => onChange(Number(score))}
      onBlur={onBlur}
      ref={ref}
      error={message ? sayKey(message) : undefined}
    />
  );
}

/** How helpful the answer was: one to five stars and a comment; it may be changed later. */
export function SatisfactionForm({ question }: { question: Question }) {
  const { _id: id, satisfaction } = question;
  const rate = useRate();
  const form = useForm<Values>({
    defaultValues: { score: satisfaction?.score ?? 0, comment: satisfaction?.comment ?? '' },
  });
  useFormDraft(form, { draftKey: `satisfaction:${id}` });
  const send = async (values: Values) => {
    if (values.score === 0) {
      form.setError('score', { message: questionTexts.scoreRequired.key });
      return;
    }
    try {
      await rate.mutateAsync({ id, ...values });
      form.reset(values);
      toast(texts.sent, { tone: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await applyServerErrors(form, error);
    }
  };
  return (
    <Panel title={texts.title}>
      <Form form={form} className={styles.form} onSubmit={send}>
        <RatingField />
        <Area name="comment" label={texts.comment} rows={2} maxLength={bounds.reason} hasCounter isOptional />
        <div className={styles.send}>
          <Button type="submit" kind="default" isLoading={rate.isPending}>
            {satisfaction ? texts.change : texts.send}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
