import { regions } from '@ieum/contract/hiring/recruitments/enums.ts';
import { regionTexts } from '@ieum/contract/hiring/recruitments/labels.ts';
import { approvals, userTypes } from '@ieum/contract/account/users/enums.ts';
import { conditionTexts, conditionValueTexts as values } from '@ieum/contract/site/dispatches/group-texts.ts';
import type { GroupPreview } from '@ieum/contract/site/dispatches/endpoints.ts';
import { useDebouncedValue } from '#lib/forms/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import { useController, useWatch } from 'react-hook-form';
import { levelsQuery } from '#features/account/levels/data.ts';
import { say, sayKey } from '#lib/format/copy.ts';
import { numberText } from '#lib/format/money.ts';
import { Hint } from '#ui/text/hint.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Day } from '#ui/form/fields/day.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import styles from './console-messages.module.css';
import { groupPreviewQuery } from './data.ts';
import { groupCopy as copy } from './group-copy.ts';
import { conditionsOf, type GroupValues } from './group-values.ts';
import type { MessageFormValues } from './message-form.ts';

type Option = readonly [value: string, label: string];
const yesOrNo: readonly Option[] = [
  ['YES', say(values.yes)],
  ['NO', say(values.no)],
];
const kinds = userTypes.map((type): Option => [type, say(values[type])]);
const states = approvals.map((approval): Option => [approval, say(values[approval])]);
const places = regions.map((region): Option => [region, say(regionTexts[region])]);
const REST_MS = 300;

function Condition({ name, options }: { name: keyof GroupValues; options: readonly Option[] }) {
  const { field } = useController<MessageFormValues, `group.${keyof GroupValues}`>({ name: `group.${name}` });
  const all = [['', copy.any] as const, ...options].map(([value, text]) => ({ value, label: text }));
  return <SelectField {...field} label={say(conditionTexts[name])} value={field.value ?? ''} options={all} />;
}

function Conditions() {
  const levels = useQuery(levelsQuery);
  const ofLevels = (levels.data ?? []).map(({ _id, name }): Option => [_id, name]);
  return (
    <div className={styles.conditions}>
      <Condition name="userType" options={kinds} />
      <Condition name="_level" options={ofLevels} />
      <Condition name="approval" options={states} />
      <Condition name="region" options={places} />
      <Day name="group.joinedFrom" label={say(conditionTexts.joinedFrom)} isClearable />
      <Day name="group.joinedTo" label={say(conditionTexts.joinedTo)} isClearable />
      <Day name="group.loggedInFrom" label={say(conditionTexts.loggedInFrom)} isClearable />
      <Day name="group.loggedInTo" label={say(conditionTexts.loggedInTo)} isClearable />
      <Condition name="hasResume" options={yesOrNo} />
      <Condition name="hasApplied" options={yesOrNo} />
      <Condition name="isAgreed" options={yesOrNo} />
    </div>
  );
}

/** How many receive it, who does not, and the first of them. */
function Preview({ group }: { group: GroupPreview }) {
  const { count, unreachable, withoutConsent, first } = group;
  if (group.isTooLarge) return <Hint>{copy.tooLarge}</Hint>;
  if (count === 0) return <Hint>{copy.none}</Hint>;
  return (
    <>
      <p className={styles.count}>{copy.count(numberText(count))}</p>
      {unreachable > 0 && <Hint>{copy.unreachable(numberText(unreachable))}</Hint>}
      {withoutConsent > 0 && <Hint>{copy.withoutConsent(numberText(withoutConsent))}</Hint>}
      <Hint>{copy.first}</Hint>
      <ul className={styles.first}>
        {first.map((member) => (
          <li key={member._id}>
            <b>
              <MemberText>{member.name}</MemberText>
            </b>
            <span>{member.username}</span>
            <span className="number">{member.to || '—'}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The recipients by conditions, counted while they are chosen. */
export function GroupField({ error }: { error: string | undefined }) {
  const { channel, isAdvertising, group } = useWatch<MessageFormValues>() as MessageFormValues;
  const debounced = useDebouncedValue(JSON.stringify(conditionsOf(group)), REST_MS);
  const query = useQuery(
    groupPreviewQuery({ channel, isAdvertising, group: JSON.parse(debounced) as object }),
  );
  return (
    <div className={styles.recipients}>
      <Conditions />
      {error && <p role="alert">{sayKey(error)}</p>}
      <section aria-label={copy.result} aria-live="polite">
        <QueryView of={query} waiting={<Skeleton height={80} />}>
          {(found) => <Preview group={found} />}
        </QueryView>
      </section>
    </div>
  );
}
