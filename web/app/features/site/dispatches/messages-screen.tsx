import { PageHeader } from '#ui/layout/page-header.tsx';
import { UrlTabs } from '#ui/tabs/url-tabs.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { copy } from './copy.ts';
import { MessageList } from './message-list.tsx';
import { SampleMails } from './sample-mails.tsx';

const tabs = (
  <UrlTabs
    label={copy.tabs.label}
    tabs={[
      { value: '', label: copy.tabs.sent },
      { value: 'mails', label: copy.tabs.mails },
    ]}
  />
);

/** /console/messages: what was sent, and what every kind of e-mail looks like. */
export function MessagesScreen() {
  const { read } = useUrlState();
  if (read('tab') !== 'mails') return <MessageList tabs={tabs} />;
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace status={copy.hint} />
      {tabs}
      <SampleMails />
    </>
  );
}
