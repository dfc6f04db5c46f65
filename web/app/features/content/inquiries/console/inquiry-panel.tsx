import { useQuery } from '@tanstack/react-query';
import { Hint } from '#ui/text/hint.tsx';
import { Link } from 'react-router';
import { AnswerPanel, Part } from '#features/content/questions/answering/answer-panel.tsx';
import { GivenAnswer } from '#features/content/questions/answering/given-answer.tsx';
import { QuestionFacts } from '#features/content/questions/answering/question-facts.tsx';
import { ContactCard } from '#features/content/questions/answering/contact-card.tsx';
import { dayText } from '#lib/format/dates.ts';
import { RemoveButton } from '#ui/action/remove-button.tsx';
import { copy } from './copy.ts';
import {
  inquiryQuery,
  useDisclose,
  useRemoveInquiry,
  type ServiceInquiry,
  type ServiceInquiryRow,
} from './data.ts';
import { InquiryReply } from './inquiry-reply.tsx';

const { panel: texts } = copy;

function Contact({ inquiry }: { inquiry: ServiceInquiry }) {
  const disclose = useDisclose();
  const { name, phone, email, companyName } = inquiry;
  return (
    <Part title={texts.contact}>
      <ContactCard
        contact={{ name, phone, email }}
        facts={[[texts.company, companyName]]}
        disclose={(reason) => disclose.mutateAsync({ id: inquiry._id, reason })}
      >
        {inquiry._user && <Link to={`/console/users/${inquiry._user}`}>{texts.member}</Link>}
      </ContactCard>
      <Hint>{texts.erased(dayText(inquiry.erasedAt))}</Hint>
    </Part>
  );
}

interface PanelProps {
  id: string;
  rows: readonly ServiceInquiryRow[];
  close: () => void;
}

/** One service inquiry beside the list: its text, whom to answer, and the answer. */
export function InquiryPanel(props: PanelProps) {
  const query = useQuery(inquiryQuery(props.id));
  const remove = useRemoveInquiry();
  return (
    <AnswerPanel {...props} query={query} titleOf={(inquiry) => inquiry?.subject ?? texts.title}>
      {(inquiry, goOn) => (
        <>
          <QuestionFacts title={texts.content} question={inquiry} about={copy.number(inquiry.number)} />
          <Contact inquiry={inquiry} />
          <Part title={texts.reply}>
            <GivenAnswer
              answer={inquiry}
              channel={inquiry.repliedBy ? copy.reply.channels[inquiry.repliedBy] : undefined}
            />
            <InquiryReply inquiry={inquiry} onAnswered={goOn} />
          </Part>
          <div>
            <RemoveButton
              texts={texts.remove}
              name={inquiry.subject}
              run={() => remove.mutateAsync(inquiry._id)}
              onDone={props.close}
              size="sm"
            />
          </div>
        </>
      )}
    </AnswerPanel>
  );
}
