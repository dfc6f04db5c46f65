import { UserType } from '@ieum/contract/users.enums.ts';
import { useReducer } from 'react';
import { failureText, tellFailure } from '#features/auth/failure.ts';
import { keepLastUserType } from '#features/auth/last-user-type.ts';
import { alert } from '#ui/alert/alert.ts';
import { askLeave } from './ask-leave.ts';
import { ChoiceStep } from './choice-step.tsx';
import { CompanyStep } from './company-step.tsx';
import { CompleteStep } from './complete-step.tsx';
import { DetailStep } from './detail-step.tsx';
import { changeFlow, startFlow, wouldLose, type Leftover } from './flow.ts';
import { GreetingStep } from './greeting-step.tsx';
import { JoinFrame } from './join-frame.tsx';
import { PersonStep } from './person-step.tsx';
import { enterAs, sendRegistration } from './register.ts';
import type { PersonForm } from './schemas.ts';

interface JoinFlowProps {
  /** Preset, the sign-up starts at the base form. */
  userType?: UserType | undefined;
  onLeave: () => void;
  onLogin: () => void;
  /** The details have a page of their own; left out, they follow in place. */
  onMore?: () => void;
}

function useJoinFlow({ userType, onLeave }: Pick<JoinFlowProps, 'userType' | 'onLeave'>) {
  const [flow, change] = useReducer(changeFlow, userType, startFlow);

  const personJoined = async (form: PersonForm) => {
    try {
      await enterAs(form);
      change({ type: 'personJoined', name: form.name });
    } catch (error) {
      // The account stands; without a session there are no details to add.
      await tellFailure(error);
      change({ type: 'finished' });
    }
  };
  const companyJoined = async (registration: Leftover) => {
    // Its dashboard opens on the login card, which should ask for the kind that has just joined.
    keepLastUserType(UserType.Company);
    try {
      await sendRegistration(registration);
      change({ type: 'companyJoined', leftover: undefined });
    } catch (error) {
      await alert(failureText(error));
      change({ type: 'companyJoined', leftover: registration });
    }
  };
  const close = async () => {
    if (!wouldLose(flow) || (await askLeave())) onLeave();
  };
  return { flow, change, personJoined, companyJoined, close };
}

/** The sign-up from the choice to its end (§2): the same in the sheet and as a page. */
export function JoinFlow({ userType, onLeave, onLogin, onMore }: JoinFlowProps) {
  const { flow, change, personJoined, companyJoined, close } = useJoinFlow({ userType, onLeave });
  const cancel = () => change({ type: 'cancelled' });
  const more = () => (onMore ? onMore() : change({ type: 'wantsMore' }));
  const isPerson = flow.userType === UserType.Person;

  return (
    <JoinFrame userType={flow.userType} step={flow.step} onClose={() => void close()}>
      {flow.step === 'choice' && (
        <ChoiceStep onChoose={(chosen) => change({ type: 'chosen', userType: chosen })} onLogin={onLogin} />
      )}
      {flow.step === 'base' && isPerson && <PersonStep onJoined={personJoined} onCancel={cancel} />}
      {flow.step === 'base' && !isPerson && <CompanyStep onJoined={companyJoined} onCancel={cancel} />}
      {flow.step === 'greeting' && <GreetingStep name={flow.name} onBack={onLeave} onMore={more} />}
      {flow.step === 'detail' && <DetailStep onDone={() => change({ type: 'finished' })} />}
      {flow.step === 'complete' && flow.userType && (
        <CompleteStep userType={flow.userType} onClose={onLeave} leftover={flow.leftover} />
      )}
    </JoinFrame>
  );
}
