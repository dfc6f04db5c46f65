import { phoneText } from '@ieum/contract/common/text-formats.ts';
import { useState, type ReactNode } from 'react';
import { Stack } from '#ui/box/stack.tsx';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { Facts, type Fact } from '#ui/layout/facts.tsx';
import styles from './answer-panel.module.css';
import { copy } from './copy.ts';

const { contact: texts } = copy;

interface Contact {
  name: string;
  phone: string;
  email: string;
}

interface ContactCardProps {
  /** Masked. */
  contact: Contact;
  /** Returns the whole details; the reason is recorded. */
  disclose: (reason: string) => Promise<Contact>;
  /** More about who asked, such as the username. */
  facts?: readonly Fact[];
  /** A link beside the button. */
  children?: ReactNode;
}

/** The recipient of an answer: masked, and unmasked for the time of this panel once a reason was given. */
export function ContactCard({ contact, disclose, facts = [], children }: ContactCardProps) {
  const [isAsking, setAsking] = useState(false);
  const [whole, setWhole] = useState<Contact>();
  const { name, phone, email } = whole ?? contact;
  const show = (reason: string) =>
    runAction({
      run: async () => {
        setWhole(await disclose(reason));
        setAsking(false);
      },
    });
  return (
    <Stack gap={10}>
      <Facts facts={[[texts.name, name], ...facts, [texts.phone, phoneText(phone)], [texts.email, email]]} />
      <p className={styles.links}>
        {!whole && (
          <Button size="sm" kind="default" onClick={() => setAsking(true)}>
            {texts.show}
          </Button>
        )}
        {children}
      </p>
      {isAsking && (
        <ReasonSheet
          title={texts.title}
          subtitle={texts.subtitle}
          reasons={Object.values(texts.reasons)}
          act={texts.show}
          onClose={() => setAsking(false)}
          onGive={show}
        />
      )}
    </Stack>
  );
}
