import { UserType } from '@ieum/contract/account/users/enums.ts';
import IconBuildingSkyscraper from '~icons/tabler/building-skyscraper';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconUser from '~icons/tabler/user';
import styles from './choice-step.module.css';
import { Link } from 'react-router';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import { copy } from '../copy.ts';
import { joinAddress } from '../join-address.ts';
import frame from '../pages/join-frame.module.css';
import { StepHead } from '../pages/join-frame.tsx';

interface ChoiceStepProps {
  onChoose: (userType: UserType) => void;
  onLogin: () => void;
}

const CARDS = [
  { userType: UserType.Person, Icon: IconUser },
  { userType: UserType.Company, Icon: IconBuildingSkyscraper },
] as const;

/** Person or company; choosing one leads to its form at once. */
export function ChoiceStep({ onChoose, onLogin }: ChoiceStepProps) {
  return (
    <div className={frame.body}>
      <StepHead title={copy.choice.title} body={copy.choice.body} />
      <div className={styles.cards}>
        {CARDS.map(({ userType, Icon }) => {
          const { name, forWhom, needs } = copy.choice[userType];
          return (
            <Link
              key={userType}
              to={joinAddress(userType)}
              className={styles.card}
              onClick={onPlainPress(() => onChoose(userType))}
            >
              <span className={styles.icon}>
                <Icon size={28} stroke={1.75} aria-hidden />
              </span>
              <span className={styles.words}>
                <b>{name}</b>
                <span>{forWhom}</span>
                <em>{needs}</em>
              </span>
              <IconChevronRight size={22} aria-hidden />
            </Link>
          );
        })}
      </div>
      <p className={styles.member}>
        {copy.choice.isMember}
        <Link to="/login" onClick={onPlainPress(onLogin)}>
          {copy.choice.login}
        </Link>
      </p>
    </div>
  );
}
