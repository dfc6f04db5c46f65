import { IconButton } from '#ui/button/icon-button.tsx';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import type { InquiryState } from '@ieum/contract/content/questions/enums.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SidePanel } from '#ui/layer/side-panel.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import styles from './answer-panel.module.css';
import { copy } from './copy.ts';

interface Row {
  _id: string;
  state: InquiryState;
}

interface OpenRow {
  id: string;
  /** The list beside it, in its order. */
  rows: readonly Row[];
  close: () => void;
}

/** The next one to answer: after this one in the list, else before it. */
export function nextAwaiting(rows: readonly Row[], id: string): string | undefined {
  const index = rows.findIndex((row) => row._id === id);
  return [...rows.slice(index + 1), ...rows.slice(0, Math.max(0, index))].find(
    ({ state }) => state === 'ANSWER_AWAITING',
  )?._id;
}

/** A part of the panel with its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {children}
  </section>
);

interface StepProps {
  label: string;
  keys: string;
  to: Row | undefined;
  onOpen: (id: string) => void;
  children: ReactNode;
}

const Step = ({ label, keys, to, onOpen, children }: StepProps) => (
  <IconButton disabled={!to} label={label} aria-keyshortcuts={keys} onClick={() => to && onOpen(to._id)}>
    {children}
  </IconButton>
);

interface AnswerPanelProps<T> extends OpenRow {
  query: UseQueryResult<T>;
  titleOf: (loaded: T | undefined) => string;
  /** The contents; `goOn` opens the next one that waits for an answer. */
  children: (loaded: T, goOn: () => void) => ReactNode;
}

/** A question and its answer, beside the list; J and K move through the list. */
export function AnswerPanel<T>({ id, rows, close, query, titleOf, children }: AnswerPanelProps<T>) {
  const { write } = useUrlState();
  const open = (next: string) => write({ id: next }, { isReplacing: true });
  const goOn = () => {
    const next = nextAwaiting(rows, id);
    if (next) open(next);
    else close();
  };
  const index = rows.findIndex((row) => row._id === id);
  return (
    <SidePanel
      title={titleOf(query.data)}
      contentKey={id}
      onClose={close}
      tools={
        <>
          <Step label={copy.previous} keys="K" to={rows[index - 1]} onOpen={open}>
            <IconChevronLeft size={20} aria-hidden />
          </Step>
          <Step label={copy.next} keys="J" to={index < 0 ? undefined : rows[index + 1]} onOpen={open}>
            <IconChevronRight size={20} aria-hidden />
          </Step>
        </>
      }
    >
      <QueryView
        of={query}
        waiting={
          <div role="status" aria-label={copy.loading}>
            <Skeleton height={260} />
          </div>
        }
      >
        {(loaded) => <div className={styles.contents}>{children(loaded, goOn)}</div>}
      </QueryView>
    </SidePanel>
  );
}
