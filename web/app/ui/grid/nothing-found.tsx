import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { gridCopy as copy } from './copy.ts';

interface NothingFoundProps {
  /** The query parameters of the list's search and filters. */
  names: readonly string[];
  /** Shown when no row of the list matches them. */
  title: string;
  hint?: string;
  /** Shown when the list is empty without them. */
  children: ReactNode;
}

/** An empty list: without any rows, or without matching ones, where one press clears the filters. */
export function NothingFound({ names, title, hint, children }: NothingFoundProps) {
  const { read, write } = useUrlState();
  if (!names.some((name) => read(name))) return children;
  const reset = () => write(Object.fromEntries(names.map((name) => [name, undefined])));
  return (
    <EmptyState
      title={title}
      {...(hint && { hint })}
      action={
        <Button kind="default" onClick={reset}>
          {copy.reset}
        </Button>
      }
    />
  );
}
