import { inquiryStates } from '@ieum/contract/content/questions/enums.ts';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { copy } from './copy.ts';
import { questionLooks } from '../states-copy.ts';

const options = inquiryStates.map((value) => ({ value, label: questionLooks[value].label }));

/** The filter of a list by whether its rows are answered. */
export const StateFilter = () => (
  <UrlSelect name="state" label={copy.state} all={copy.anyState} options={options} />
);
