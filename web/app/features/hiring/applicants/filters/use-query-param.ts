import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Changes one query parameter without the others; `isReplacing` adds no history entry. */
export function useQueryParam(
  name: string,
): [string | undefined, (value: string | undefined, isReplacing?: boolean) => void] {
  const [parameters, setParameters] = useSearchParams();
  const value = parameters.get(name) ?? undefined;
  const set = useCallback(
    (next: string | undefined, isReplacing = false) =>
      setParameters(
        (before) => {
          const query = new URLSearchParams(before);
          if (next) query.set(name, next);
          else query.delete(name);
          return query;
        },
        { replace: isReplacing, preventScrollReset: true },
      ),
    [name, setParameters],
  );
  return [value, set];
}
