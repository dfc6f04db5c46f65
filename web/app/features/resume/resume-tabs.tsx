import { UrlTabs } from '#ui/url-tabs.tsx';
import { readingsCopy as copy } from './readings-copy.ts';

const tabs = [
  { value: '', label: copy.resume },
  { value: 'readings', label: copy.title },
];

/** The two pages of the resume's address. */
export const ResumeTabs = () => <UrlTabs label={copy.tabs} tabs={tabs} />;
