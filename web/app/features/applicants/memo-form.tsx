import type { Applicant } from '@ieum/contract/applicants.schemas.ts';
import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { api, oneKey } from './data.ts';
import { drawerCopy as copy } from './drawer-copy.ts';
import styles from './applicant-drawer.module.css';
import { refreshEverywhere } from './use-move-application.ts';

const LONGEST = 2000;

interface MemoFormProps {
  recruitmentId: string;
  id: string;
  memo: string;
}

/** The company's note about an applicant; what is typed stays when saving fails. */
export function MemoForm({ recruitmentId, id, memo }: MemoFormProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(memo);
  const save = useMutation({
    mutationFn: () =>
      api.memo({ params: { _recruitment: recruitmentId, _application: id }, body: { memo: typed } }),
    onSuccess: ({ application: { memo: saved, ...row } }) => {
      client.setQueryData<Applicant>(oneKey(recruitmentId, id), (one) => one && { ...one, memo: saved });
      refreshEverywhere(client, recruitmentId, row);
      toast(copy.memoSaved, { tone: 'success' });
    },
    onError: (error) => {
      if (error instanceof ApiError && !error.isTold) toast(error.message, { tone: 'error' });
    },
  });
  const submit = () => {
    if (!save.isPending && typed !== memo) save.mutate();
  };
  return (
    <form
      className={styles.memo}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Textarea
        label={copy.memoLabel}
        description={copy.memoHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={5}
        maxRows={20}
        maxLength={LONGEST}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      <Button type="submit" isLoading={save.isPending} disabled={typed === memo}>
        {copy.memoSave}
      </Button>
    </form>
  );
}
