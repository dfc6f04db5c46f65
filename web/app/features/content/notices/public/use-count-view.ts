import { useEffect, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { visitReady } from '#lib/session/visits.ts';
import { readNotice, type NoticeData } from './data.ts';

/**
 * The views of a notice. The server's page is the same for everybody, so the browser calls once for itself,
 * which counts the view; a notice opened from another page is counted already.
 */
export function useCountView({ notice, isUncounted }: NoticeData): number {
  const { _id: id } = notice;
  const [counted, setCounted] = useState<{ id: string; hits: number }>();

  useEffect(() => {
    if (!isUncounted) return undefined;
    let isOver = false;
    const count = async () => {
      await visitReady();
      const { notice: own } = await readNotice(id);
      if (!isOver) setCounted({ id, hits: own.hits });
    };
    count().catch((error: unknown) => {
      // The page is complete without the response.
      if (!(error instanceof ApiError)) throw error;
    });
    return () => {
      isOver = true;
    };
  }, [id, isUncounted]);

  return counted?.id === id ? counted.hits : notice.hits;
}
