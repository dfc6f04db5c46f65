import type { PublicationState } from '@ieum/contract/foundation/publishing/enums.ts';
import { publicationStates } from '@ieum/contract/foundation/publishing/enums.ts';
import { publicationStateTexts } from '@ieum/contract/foundation/publishing/texts.ts';
import { say } from '#lib/format/copy.ts';
import { nearDayText, timeText } from '#lib/format/dates.ts';
import { Badge, type BadgeLook } from '#ui/badge/badge.tsx';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { copy } from './copy.ts';

const looks: Record<PublicationState, BadgeLook> = {
  DRAFT: { hue: 'amber' },
  PLANNED: { hue: 'cobalt' },
  PUBLISHED: { hue: 'jade' },
  ENDED: { hue: 'ink' },
};
const labelOf = (state: PublicationState): string => say(publicationStateTexts[state]);

/** The state of content. */
export const PublicationBadge = ({ state }: { state: PublicationState }) => (
  <Badge {...looks[state]}>{labelOf(state)}</Badge>
);

const options = publicationStates.map((value) => ({ value, label: labelOf(value) }));

/** The filter of a list by state, `state` in the address. */
export const PublicationFilter = () => (
  <UrlSelect name="state" label={copy.state} all={copy.anyState} options={options} />
);

/** A day, with its time unless it is midnight. */
const boundaryText = (moment: string): string =>
  timeText(moment) === '00:00' ? nearDayText(moment) : `${nearDayText(moment)} ${timeText(moment)}`;

/** A period in a list: 11.27(금) 09:00부터 12.4(금)까지. */
export function publicationText({
  startsAt,
  endsAt,
}: {
  startsAt: string | null;
  endsAt: string | null;
}): string {
  const parts = [startsAt && copy.from(boundaryText(startsAt)), endsAt && copy.until(boundaryText(endsAt))];
  return parts.filter(Boolean).join(' ') || copy.always;
}
