import { UserType } from '@ieum/contract/account/users/enums.ts';
import { useEffect, useReducer, useRef } from 'react';
import { errorText, showErrorOrOffline } from '#ui/alert/show-error.ts';
import { storeLastUserType } from '#features/account/auth/login/last-user-type.ts';
import { alert } from '#ui/alert/alert.ts';
import { useLayer } from '#ui/layer/use-layer.ts';
import { ChoiceStep } from '../steps/choice-step.tsx';
import { CompanyStep } from '../steps/company-step.tsx';
import { CompleteStep } from '../steps/complete-step.tsx';
import { DetailStep } from '../steps/detail-step.tsx';
import { changeJoin, startJoin, type FailedCertificate } from '../join-state.ts';
import { GreetingStep } from '../steps/greeting-step.tsx';
import { JoinFrame } from './join-frame.tsx';
import { dropSignUp } from '../stored-sign-up.ts';
import { PersonStep } from '../steps/person-step.tsx';
import { enterAs, sendRegistration } from '../register.ts';
import type { CompanyForm, PersonForm } from '../schemas.ts';
import { useLeaveJoin } from '../use-leave-join.ts';

interface JoinFlowProps {
  /** When set, the sign-up starts at the base form. */
  userType?: UserType | undefined;
  onLeave: () => void;
  onLogin: () => void;
  /** The details have a page of their own; without this they follow in the same flow. */
  onMore?: () => void;
  /** It is a layer over a page: Back closes it after its question. */
  isLayer?: boolean;
  /** The choice has an address of its own; without this the state is local. */
  onChoice?: (userType: UserType | undefined) => void;
}

type FlowProps = Pick<JoinFlowProps, 'userType' | 'onLeave' | 'onChoice'>;

function useJoinFlow({ userType, onLeave, onChoice }: FlowProps) {
  const [flow, change] = useReducer(changeJoin, userType, startJoin);
  const input = useRef(userType);
  useEffect(() => {
    if (input.current === userType) return;
    input.current = userType;
    change(userType ? { type: 'chosen', userType } : { type: 'cancelled' });
  }, [userType]);
  const choose = (chosen: UserType | undefined) => {
    if (onChoice) onChoice(chosen);
    else change(chosen ? { type: 'chosen', userType: chosen } : { type: 'cancelled' });
  };

  const personJoined = async (form: PersonForm) => {
    dropSignUp();
    try {
      await enterAs(form, UserType.Person);
      change({ type: 'personJoined', name: form.name });
    } catch (error) {
      // The account exists; without a session no details can be added.
      await showErrorOrOffline(error);
      change({ type: 'finished' });
    }
  };
  const companyJoined = async (registration: FailedCertificate, form: CompanyForm) => {
    dropSignUp();
    storeLastUserType(UserType.Company);
    const leftover = await sendRegistration(registration).then(
      () => undefined,
      async (error: unknown) => {
        await alert(errorText(error));
        return registration;
      },
    );
    // The account exists: without a session its dashboard opens the login card of its kind.
    await enterAs(form, UserType.Company).catch(showErrorOrOffline);
    change({ type: 'companyJoined', leftover });
  };
  const giveStepUp = () => {
    if (flow.step === 'detail') change({ type: 'finished' });
    else if (flow.step !== 'base') onLeave();
    else {
      dropSignUp(flow.userType);
      choose(undefined);
    }
  };
  return { flow, change, choose, personJoined, companyJoined, giveStepUp };
}

/** The sign-up from the choice to its end, the same in the sheet and as a page. */
export function JoinFlow({ onLogin, onMore, isLayer = false, ...input }: JoinFlowProps) {
  const { onLeave } = input;
  const { flow, change, choose, personJoined, companyJoined, giveStepUp } = useJoinFlow(input);
  const { giveUp, onTyped } = useLeaveJoin(giveStepUp);
  const cancel = () => void giveUp();
  useLayer(cancel, isLayer);
  const finish = () => change({ type: 'finished' });
  const more = () => (onMore ? onMore() : change({ type: 'wantsMore' }));
  const isPerson = flow.userType === UserType.Person;
  const form = { onCancel: cancel, onTyped };

  return (
    <JoinFrame userType={flow.userType} step={flow.step} onClose={cancel} isLayer={isLayer}>
      {flow.step === 'choice' && <ChoiceStep onChoose={choose} onLogin={onLogin} />}
      {flow.step === 'base' && isPerson && <PersonStep onJoined={personJoined} {...form} />}
      {flow.step === 'base' && !isPerson && <CompanyStep onJoined={companyJoined} {...form} />}
      {flow.step === 'greeting' && <GreetingStep name={flow.name} onBack={onLeave} onMore={more} />}
      {flow.step === 'detail' && <DetailStep onDone={finish} onLater={cancel} onTyped={onTyped} />}
      {flow.step === 'complete' && flow.userType && (
        <CompleteStep userType={flow.userType} onClose={onLeave} leftover={flow.leftover} />
      )}
    </JoinFrame>
  );
}
