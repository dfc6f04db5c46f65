import { previewViewers, type PreviewViewer } from '@ieum/contract/content/previews/enums.ts';
import { previewViewerTexts } from '@ieum/contract/content/previews/viewer-texts.ts';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import type { Locale } from '@ieum/contract/common/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useForm, type ResolverResult } from 'react-hook-form';
import { copy as calendarCopy } from '#features/foundation/publishing/calendar/calendar-copy.ts';
import { calendarQuery } from '#features/foundation/publishing/data.ts';
import { say } from '#lib/format/copy.ts';
import { momentText, seoulDay } from '#lib/format/dates.ts';
import { isMoment } from '#lib/format/day-and-time.ts';
import { Hint } from '#ui/text/hint.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { MomentField } from '#ui/form/fields/moment-field.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { copy } from './copy.ts';
import { languagesQuery } from './data.ts';
import { changesIn, nextFriday, tomorrowMorning } from './moments.ts';
import styles from './preview-screen.module.css';
import type { usePreviewState } from './use-preview-state.ts';

type PreviewState = ReturnType<typeof usePreviewState>;

const { pages } = copy;
const knownPages = [
  { value: '/', label: pages.home },
  { value: '/recruitments', label: pages.recruitments },
  { value: '/about', label: pages.about },
  { value: '/guide', label: pages.guide },
  { value: '/service', label: pages.service },
  { value: '/center', label: pages.center },
  { value: '/center/notice', label: pages.notices },
  { value: '/center/faqs', label: pages.faqs },
  { value: '/service-policy', label: pages.terms },
  { value: '/privacy-policy', label: pages.privacy },
];
const languageNames = new Map<Locale, string>([
  ['ko', copy.korean],
  ['en', copy.english],
  ['cn', copy.chinese],
]);
const viewers = previewViewers.map((value) => ({ value, label: say(previewViewerTexts[value]) }));

/** One more where the address names a page that is not among the usual ones. */
const pagesWith = ({ page, content }: PreviewState['state']) =>
  knownPages.some(({ value }) => value === page)
    ? knownPages
    : [...knownPages, { value: page, label: content ? pages.content : page }];

function Languages({ state, change }: PreviewState) {
  const { data = [state.language] } = useQuery(languagesQuery);
  const options = data.map((value) => ({ value, label: languageNames.get(value) ?? value }));
  return (
    <SelectField
      label={copy.language}
      value={state.language}
      options={options}
      onChange={(language) => change({ language: language as Locale })}
    />
  );
}

/** The moments at which content begins or ends in the month that is shown. */
function Changes({ state, change }: PreviewState) {
  const month = seoulDay(state.at).slice(0, 7);
  const { data = [] } = useQuery(calendarQuery(month));
  const moments = changesIn(month, data);
  if (moments.length === 0) return null;
  const options = moments.map(({ at, kind, entry }) => ({
    value: `${at} ${kind} ${entry._id}`,
    label: `${momentText(at)} ${calendarCopy.kinds[entry.kind]} ${copy[kind]} · ${entry.subject}`,
  }));
  return (
    <SelectField
      label={copy.changes}
      value=""
      options={[{ value: '', label: copy.chooseChange, disabled: true }, ...options]}
      onChange={(value) => change({ at: value.split(' ', 1)[0] ?? state.at })}
    />
  );
}

interface MomentForm {
  at: string | null;
}

/** The rules of one field, for which a schema would be larger than the screen. */
function momentRules(values: MomentForm): ResolverResult<MomentForm> {
  if (values.at === null || isMoment(values.at)) return { values, errors: {} };
  return { values: {}, errors: { at: { type: 'invalid', message: commonTexts.dateInvalid.key } } };
}

function Moment({ state, change }: PreviewState) {
  const form = useForm<MomentForm>({ values: { at: state.at }, resolver: momentRules });
  return (
    <Form form={form} className={styles.moment} onSubmit={async ({ at }) => change({ at: at ?? state.at })}>
      <MomentField name="at" dayLabel={copy.day} timeLabel={copy.time} proposes="09:00" />
      <Button type="submit" kind="default">
        {copy.show}
      </Button>
    </Form>
  );
}

const QuickMoments = ({ change }: Pick<PreviewState, 'change'>) => (
  <div className={styles.quick} role="group" aria-label={copy.quick}>
    <Button kind="default" size="sm" onClick={() => change({ at: new Date().toISOString() })}>
      {copy.now}
    </Button>
    <Button kind="default" size="sm" onClick={() => change({ at: tomorrowMorning(Date.now()) })}>
      {copy.tomorrow}
    </Button>
    <Button kind="default" size="sm" onClick={() => change({ at: nextFriday(Date.now()) })}>
      {copy.friday}
    </Button>
  </div>
);

/** Which page is shown, as whom, in which language, and when. */
export function PreviewControls(controlled: PreviewState) {
  const { state, change } = controlled;
  return (
    <Panel title={copy.controls}>
      <div className={styles.controls}>
        <SelectField
          label={copy.page}
          value={state.page}
          options={pagesWith(state)}
          onChange={(page) => change({ page })}
        />
        <SelectField
          label={copy.viewer}
          value={state.viewer}
          options={viewers}
          onChange={(viewer) => change({ viewer: viewer as PreviewViewer })}
        />
        <Languages {...controlled} />
        <Moment {...controlled} />
        <QuickMoments change={change} />
        <Changes {...controlled} />
        {state.content && (
          <Checkbox
            label={copy.content}
            checked={!state.isPublicOnly}
            onChange={(event) => change({ isPublicOnly: !event.currentTarget.checked })}
          />
        )}
        <Hint>{copy.saved}</Hint>
      </div>
    </Panel>
  );
}
