import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session/use-session.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { copy } from './copy.ts';
import { assigneesQuery, useReviseQuestion, type ConsoleQuestion } from './data.ts';
import styles from '../answering/answer-panel.module.css';

/** The administrator responsible for a question: oneself by one press, or another one. */
export function AssigneeField({ question }: { question: ConsoleQuestion }) {
  const session = useSession();
  const { data = [] } = useQuery(assigneesQuery);
  const revise = useReviseQuestion();
  const current = question.assignee;
  const ownId = session.state === 'in' ? session.userId : undefined;
  const assign = (id: string | null) =>
    runAction({
      run: () => revise.mutateAsync({ id: question._id, _assignee: id }),
      done: copy.assign.done,
    });
  const others = current && !data.some(({ _id }) => _id === current._id) ? [current] : [];
  return (
    <div className={styles.assign}>
      <SelectField
        label={copy.assign.label}
        size="sm"
        value={current?._id ?? ''}
        isDisabled={revise.isPending}
        options={[
          { value: '', label: copy.nobody },
          ...[...others, ...data].map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={(id) => void assign(id || null)}
      />
      {ownId !== undefined && current?._id !== ownId && (
        <Button size="sm" kind="default" isLoading={revise.isPending} onClick={() => assign(ownId)}>
          {copy.assign.me}
        </Button>
      )}
    </div>
  );
}
