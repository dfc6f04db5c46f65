import { bounds } from '@ieum/contract/common/bounds.ts';
import { useForm } from 'react-hook-form';
import { Area } from '#ui/form/fields/area.tsx';
import { Checkbox } from '#ui/form/fields/checkbox.tsx';
import { Phone } from '#ui/form/fields/phone.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { NewRowEditor } from '#ui/row-form/new-row-editor.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { copy } from './copy.ts';
import { useWriteInquiry, type InquiryBy } from './data.ts';
import { useRights } from '#lib/session/rights.ts';

const LIST = '/console/center/service-inquiry-forms';
const { create: texts, fields } = copy;

const resolver = lazyResolver<InquiryBy>(async () => (await import('./create-rules.ts')).resolveInquiryBy);
const empty: InquiryBy = {
  companyName: '',
  name: '',
  phone: '',
  email: '',
  subject: '',
  content: '',
  agreed: false,
};

/** /console/center/service-inquiry-forms?edit=new: an inquiry that came by telephone. */
export function InquiryCreate() {
  const write = useWriteInquiry();
  const form = useForm<InquiryBy>({ resolver, defaultValues: empty });
  const mayWrite = useRights().may('support.write');
  return (
    <NewRowEditor
      form={form}
      draftKey="inquiry-by-phone"
      save={write}
      savedText={({ subject }) => texts.saved(subject)}
      texts={texts}
      list={LIST}
      mayWrite={mayWrite}
    >
      <Panel title={copy.panel.contact}>
        <Text name="companyName" label={fields.companyName} maxLength={bounds.name} />
        <Text name="name" label={fields.name} maxLength={bounds.personName} />
        <Phone name="phone" label={fields.phone} />
        <Text name="email" label={fields.email} maxLength={bounds.email} type="email" />
      </Panel>
      <Panel title={copy.panel.content}>
        <Text name="subject" label={fields.subject} maxLength={bounds.contentSubject} hasCounter />
        <Area name="content" label={fields.content} maxLength={bounds.introduction} rows={6} hasCounter />
        <Checkbox name="agreed" label={texts.agreed} />
      </Panel>
    </NewRowEditor>
  );
}
