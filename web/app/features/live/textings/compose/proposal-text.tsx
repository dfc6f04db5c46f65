import { LMS_BYTES, smsBytes } from '@ieum/contract/common/message-delivery.ts';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { previewQuery, type TextingPreview } from '../data.ts';
import { longestOf, placeholderError } from './message-checks.ts';
import { composeCopy as copy } from './copy.ts';
import styles from './compose.module.css';
import { MessageField } from './message-field.tsx';
import { PreviewPanel } from './preview-panel.tsx';

interface ProposalTextFieldsProps {
  recruitmentId: string;
  /** Ids of the applications that are invited. */
  ids: readonly string[];
  message: string;
  error: string | undefined;
  onChange: (message: string | undefined) => void;
}

interface ProposalTextProps extends Omit<ProposalTextFieldsProps, 'message'> {
  /** Undefined where no text message is sent. */
  message: string | undefined;
}

/** The error of a text that goes with a proposal, as far as it is known before the meeting exists. */
export function proposalError(message: string): string | undefined {
  if (message.trim() === '') return copy.none;
  return placeholderError(message) ?? (smsBytes(message) > LMS_BYTES ? copy.tooLong : undefined);
}

/** The link exists once the meeting does; until then its placeholder is shown. */
const withPlace = (preview: TextingPreview): TextingPreview => ({
  ...preview,
  values: { ...preview.values, link: `${location.origin}/meetings/…` },
});

function ProposalTextFields({ recruitmentId, ids, message, error, onChange }: ProposalTextFieldsProps) {
  const query = useQuery(previewQuery({ recruitmentId, meetingId: null, ids }));
  const preview = query.data && withPlace(query.data);
  return (
    <>
      <MessageField
        message={message}
        hasMeeting
        longest={longestOf(message, preview)}
        error={error}
        onChange={onChange}
      />
      <QueryView of={query} waiting={<Skeleton height={160} radius={12} />}>
        {(data) => <PreviewPanel message={message} preview={withPlace(data)} />}
      </QueryView>
    </>
  );
}

/** The choice to send the link of a proposed meeting as a text message, too, with its text and who receives it. */
export const ProposalText = ({ message, onChange, ...input }: ProposalTextProps) => (
  <section className={styles.proposal}>
    <Checkbox
      label={copy.withProposal.choose}
      checked={message !== undefined}
      onChange={(event) => onChange(event.currentTarget.checked ? copy.messages.meeting : undefined)}
    />
    {message !== undefined && <ProposalTextFields message={message} onChange={onChange} {...input} />}
  </section>
);
