import type { FlagDecision } from '@ieum/contract/hiring/flags/enums.ts';
import { flagReasonTexts } from '@ieum/contract/hiring/flags/labels.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { fullMomentText } from '#lib/format/dates.ts';
import { sayAll } from '#lib/format/copy.ts';
import { useRights } from '#lib/session/rights.ts';
import { Hint } from '#ui/text/hint.tsx';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { SidePanel } from '#ui/layer/side-panel.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { useDecide, type Flag } from './data.ts';
import styles from './flag-panel.module.css';

const { panel: texts } = copy;
export const reasonTexts = sayAll(flagReasonTexts);
export const nameOf = ({ subject, companyName }: Flag): string => subject || companyName;

const Links = ({ flag }: { flag: Flag }) => (
  <p className={styles.links}>
    {flag._recruitment && (
      <Link to={`/console/recruitment/${flag._recruitment}/statistics`}>{texts.seeRecruitment}</Link>
    )}
    {flag._user && <Link to={`/console/users/${flag._user}`}>{texts.seeCompany}</Link>}
  </p>
);

const PastDecision = ({ flag }: { flag: Flag }) => (
  <section className={styles.part}>
    <h3>{texts.decision}</h3>
    <Hint>
      {copy.states[flag.state]} · {flag.decidedAt && fullMomentText(flag.decidedAt)}
    </Hint>
    <p className={styles.text}>
      <MemberText>{flag.decisionReason}</MemberText>
    </p>
  </section>
);

function Decision({ flag }: { flag: Flag }) {
  const decide = useDecide();
  const [wanted, setWanted] = useState<FlagDecision>();
  const give = async (reason: string) => {
    if (!wanted) return;
    const run = () => decide.mutateAsync({ id: flag._id, decision: wanted, reason });
    if (await runAction({ run, done: texts.done })) setWanted(undefined);
  };
  const act = flag.target === 'RECRUITMENT' ? 'HIDE' : 'ACCEPT';
  return (
    <div className={styles.actions}>
      <Button size="sm" kind="default" onClick={() => setWanted('DISMISS')}>
        {texts.actions.DISMISS}
      </Button>
      <Button size="sm" onClick={() => setWanted(act)}>
        {texts.actions[act]}
      </Button>
      {wanted && (
        <ReasonSheet
          title={texts.actions[wanted]}
          subtitle={texts.abouts[wanted]}
          act={texts.actions[wanted]}
          reasons={
            wanted === 'DISMISS' ? [texts.reasons.nothing] : [texts.reasons.confirmed, texts.reasons.law]
          }
          tone={wanted === 'HIDE' ? 'danger' : 'primary'}
          onClose={() => setWanted(undefined)}
          onGive={give}
        />
      )}
    </div>
  );
}

function Contents({ flag }: { flag: Flag }) {
  const mayWrite = useRights().may('recruitments.write');
  return (
    <div className={styles.contents}>
      <Links flag={flag} />
      <section className={styles.part}>
        <h3>{texts.text}</h3>
        <Hint>
          {reasonTexts[flag.reason]} · <MemberText>{flag.reporter.name}</MemberText> ·{' '}
          {fullMomentText(flag.createdAt)}
        </Hint>
        <p className={styles.text}>
          <MemberText>{flag.text || texts.noText}</MemberText>
        </p>
      </section>
      {flag.state !== 'OPEN' && <PastDecision flag={flag} />}
      {flag.state === 'OPEN' && mayWrite && <Decision flag={flag} />}
    </div>
  );
}

interface FlagPanelProps {
  id: string;
  rows: readonly Flag[];
  close: () => void;
}

/** One report beside the list: what was reported, and the decision. */
export function FlagPanel({ id, rows, close }: FlagPanelProps) {
  const flag = rows.find((row) => row._id === id);
  return (
    <SidePanel title={flag ? nameOf(flag) : texts.title} contentKey={id} size="inspector" onClose={close}>
      {flag ? <Contents flag={flag} /> : <Hint>{texts.gone}</Hint>}
    </SidePanel>
  );
}
