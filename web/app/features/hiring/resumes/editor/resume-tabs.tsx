import { UrlTabs } from '#ui/tabs/url-tabs.tsx';
import { accessRecordsCopy as copy } from '../view/access-records-copy.ts';

const tabs = [
  { value: '', label: copy.resume },
  { value: 'readings', label: copy.title },
];

/** The two tabs of the resume's address. */
export const ResumeTabs = () => <UrlTabs label={copy.tabs} tabs={tabs} />;
