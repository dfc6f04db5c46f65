import { messageStates, type MessageState } from '@ieum/contract/foundation/messages/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { numberText } from '#lib/format/money.ts';
import { useRights } from '#lib/session/rights.ts';
import { runAction } from '#ui/action/run-action.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import styles from './console-messages.module.css';
import { copy } from './copy.ts';
import { dispatchQuery, useStopDispatch } from './data.ts';
import { messageLooks, shownState } from '#features/foundation/messages/states-copy.ts';

const texts = copy.figures;

/** How many messages of a dispatch are in each state, and the button that stops the rest. */
export function DispatchFigures({ id }: { id: string }) {
  return (
    <QueryView of={useQuery(dispatchQuery(id))} waiting={null}>
      {({ figures }) => <Figures id={id} figures={figures} />}
    </QueryView>
  );
}

function Figures({ id, figures }: { id: string; figures: Record<MessageState, number> }) {
  const stop = useStopDispatch(id);
  const { may } = useRights();
  const waiting = figures.QUEUED;
  const ask = { title: texts.ask, body: texts.askBody, confirmLabel: texts.stop(numberText(waiting)) };
  return (
    <section className={styles.figures} aria-label={texts.title}>
      <ul>
        {messageStates.map((state) => (
          <li key={state}>
            <StatusBadge states={messageLooks} value={shownState[state]} />
            <b>{numberText(figures[state])}</b>
          </li>
        ))}
      </ul>
      {waiting > 0 && may('messages.write') && (
        <Button
          kind="default"
          size="sm"
          onClick={() =>
            runAction({ ask: { ...ask, tone: 'danger' }, run: () => stop.mutateAsync(), done: texts.stopped })
          }
        >
          {texts.stop(numberText(waiting))}
        </Button>
      )}
    </section>
  );
}
