import { useEffect } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { visitReady } from '#lib/session/visits.ts';
import { countView, type PostData } from './data.ts';

/** The server's page is the same for everybody, so the browser calls once for itself, which counts the view. */
export function useCountPostView({ post: { _id: id }, isUncounted }: PostData): void {
  useEffect(() => {
    if (!isUncounted) return;
    const count = async () => {
      await visitReady();
      await countView(id);
    };
    count().catch((error: unknown) => {
      // The page is complete without the response.
      if (!(error instanceof ApiError)) throw error;
    });
  }, [id, isUncounted]);
}
