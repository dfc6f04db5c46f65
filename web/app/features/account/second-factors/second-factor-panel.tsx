import { secondFactorTexts } from '@ieum/contract/account/second-factors/texts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '#lib/format/copy.ts';
import { dayText } from '#lib/format/dates.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { renewCodes, secondFactorQuery, turnOff, type SecondFactor } from './data.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factors.module.css';
import { SetUpForm } from './set-up-form.tsx';
import { OneFieldForm } from './one-field-form.tsx';

type Step = 'none' | 'setUp' | 'renew' | 'turnOff';

interface StateProps {
  factor: SecondFactor;
  onStep: (step: Step) => void;
}

function FactorOff({ onStep }: Pick<StateProps, 'onStep'>) {
  return (
    <div className={styles.state}>
      <b>
        <Badge hue="ink">{copy.off}</Badge>
      </b>
      <p>{copy.about}</p>
      <div className={styles.foot}>
        <Button onClick={() => onStep('setUp')}>{copy.start}</Button>
      </div>
    </div>
  );
}

function FactorOn({ factor, onStep }: StateProps) {
  return (
    <div className={styles.state}>
      <b>
        <Badge hue="jade">{copy.on}</Badge>
        {copy.codesLeft(factor.codesLeft)}
      </b>
      <p>{copy.since(dayText(factor.confirmedAt ?? ''))}</p>
      <div className={styles.foot}>
        <Button kind="default" onClick={() => onStep('renew')}>
          {copy.renew.act}
        </Button>
        {!factor.isRequired && (
          <Button kind="default" onClick={() => onStep('turnOff')}>
            {copy.turnOff.act}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ChangeProps {
  step: 'renew' | 'turnOff';
  onCodes: (codes: string[]) => void;
  onOff: () => void;
  onCancel: () => void;
}

function ChangeStep({ step, onCodes, onOff, onCancel }: ChangeProps) {
  const { act, body } = copy[step];
  const send = async (code: string) => {
    if (step === 'renew') return onCodes(await renewCodes(code));
    await turnOff(code);
    toast(copy.turnOff.done, { tone: 'success' });
    onOff();
  };
  return (
    <OneFieldForm
      name="code"
      label={copy.code.either}
      missing={say(secondFactorTexts.codeRequired)}
      act={act}
      tone={step === 'turnOff' ? 'danger' : 'primary'}
      onSend={send}
      onCancel={onCancel}
    >
      <p>{body}</p>
    </OneFieldForm>
  );
}

/** Whether the factor is on, and what may be changed. */
function FactorState({ onStep }: Pick<StateProps, 'onStep'>) {
  const query = useQuery(secondFactorQuery);
  return (
    <QueryView of={query} waiting={<Skeleton height={96} radius={12} />}>
      {(factor) =>
        factor.isOn ? <FactorOn factor={factor} onStep={onStep} /> : <FactorOff onStep={onStep} />
      }
    </QueryView>
  );
}

interface PanelProps {
  /** It is the only thing that the administrator may do: the setup begins at once and cannot be cancelled. */
  isBound?: boolean;
  /** The new codes of a setup are saved. */
  onSetUp?: () => void;
}

/** 2단계 인증: its state, and the steps that change it. */
export function SecondFactorPanel({ isBound = false, onSetUp }: PanelProps) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>(isBound ? 'setUp' : 'none');
  const [codes, setCodes] = useState<string[]>();
  const cancel = () => setStep('none');
  const end = () => {
    cancel();
    setCodes(undefined);
    void client.invalidateQueries(secondFactorQuery);
  };
  const handleSaved = () => {
    if (step === 'setUp') {
      toast(copy.turnedOn, { tone: 'success' });
      onSetUp?.();
    }
    end();
  };
  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} onSaved={handleSaved} />;
    if (step === 'none') return <FactorState onStep={setStep} />;
    if (step === 'setUp') return <SetUpForm onDone={setCodes} onCancel={isBound ? undefined : cancel} />;
    return <ChangeStep step={step} onCodes={setCodes} onOff={end} onCancel={cancel} />;
  };
  return <Panel title={copy.title}>{content()}</Panel>;
}
