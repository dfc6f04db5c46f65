import IconCircleCheck from '~icons/tabler/circle-check';
import IconFileText from '~icons/tabler/file-text';
import IconPresentation from '~icons/tabler/presentation';
import IconUsers from '~icons/tabler/users';
import { useEffect, useRef } from 'react';
import { NeedsScripts } from '#features/account/auth/login/needs-scripts.tsx';
import { fullMomentText } from '#lib/format/dates.ts';
import { useDisabledUntilHydrated } from '#lib/session/hydration.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { copy } from './copy.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import styles from './inquiry-form.module.css';
import { useInquiryForm, type Receipt } from './use-inquiry-form.ts';

const { help, receipt: texts } = copy;
const helps = [
  { Icon: IconPresentation, ...help.items.fair },
  { Icon: IconFileText, ...help.items.writing },
  { Icon: IconUsers, ...help.items.people },
];

const Help = () => (
  <aside className={styles.help}>
    <h2>{help.title}</h2>
    <ul>
      {helps.map(({ Icon, title, body }) => (
        <li key={title}>
          <Icon size={24} stroke={1.75} aria-hidden />
          <span>
            <b>{title}</b>
            {body}
          </span>
        </li>
      ))}
    </ul>
    <p>{help.hours}</p>
  </aside>
);

/** Instead of the form: the number, and when and where the answer comes. */
function ReceiptPanel({ receipt, onAnother }: { receipt: Receipt; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <IconCircleCheck size={44} stroke={1.5} aria-hidden />
      <h2 id="receipt" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <Facts
        facts={[
          [texts.number, String(receipt.number)],
          [texts.at, fullMomentText(receipt.createdAt)],
          [texts.to, receipt.email],
          [texts.when, texts.within],
        ]}
      />
      <p>{texts.hint}</p>
      <div className={styles.next}>
        <Button kind="default" onClick={onAnother}>
          {texts.again}
        </Button>
        <ButtonLink to="/recruitments">{texts.home}</ButtonLink>
      </div>
    </section>
  );
}

function InquiryForm() {
  const { form, send, isRestored, receipt, writeAnother } = useInquiryForm();
  const scripted = useDisabledUntilHydrated();
  if (receipt) return <ReceiptPanel receipt={receipt} onAnother={writeAnother} />;
  return (
    <Form form={form} className={styles.form} onSubmit={send}>
      {isRestored && (
        <p role="status" className={styles.restored}>
          {copy.restored}
        </p>
      )}
      <InquiryFields />
      <NeedsScripts />
      <div className={styles.send} data-bottom-bar>
        <Button type="submit" size="lg" isWide isLoading={form.formState.isSubmitting} {...scripted}>
          {copy.send}
        </Button>
      </div>
    </Form>
  );
}

/** /form/inquiry-partner: a company asks for support with its recruitment; no login is needed. */
export const InquiryScreen = () => (
  <article className={`container ${styles.page}`}>
    <header>
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
    </header>
    <div className={styles.columns}>
      <InquiryForm />
      <Help />
    </div>
  </article>
);
