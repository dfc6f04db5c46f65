import IconConfetti from '~icons/tabler/confetti';
import { Button } from '#ui/button/button.tsx';
import { copy } from '../copy.ts';
import { ClosingCard } from './closing-card.tsx';

interface GreetingStepProps {
  name: string;
  onBack: () => void;
  onMore: () => void;
}

/** Welcomes a person who has just signed up and offers the details. */
export function GreetingStep({ name, onBack, onMore }: GreetingStepProps) {
  return (
    <ClosingCard icon={IconConfetti} title={copy.greeting.title(name)} body={copy.greeting.body}>
      <Button kind="default" size="lg" onClick={onBack}>
        {copy.greeting.back}
      </Button>
      <Button size="lg" onClick={onMore}>
        {copy.greeting.more}
      </Button>
    </ClosingCard>
  );
}
