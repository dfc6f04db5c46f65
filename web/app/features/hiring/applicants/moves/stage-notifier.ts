import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import type { MoveNotice } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ownRecruitmentQuery } from '#features/hiring/recruitments/own/data.ts';
import { toast } from '#ui/toast/toasts.ts';
import { patchEverywhere } from '../board/board-cache.ts';
import { api } from '../data.ts';
import type { Card } from './move-calls.ts';
import { noticeCopy as copy } from './notice-copy.ts';
import { whenText } from './stage-notices.ts';
import { toastError } from '#ui/toast/toast-error.ts';

/** Changes whether an applicant is notified of their current stage. */
export function createStageNotifier(client: QueryClient, recruitmentId: string) {
  const choose = async ({ _id, stage }: Card, notice: MoveNotice) => {
    const { application } = await api.stage({
      params: { _recruitment: recruitmentId, _application: _id },
      body: { stage, from: stage, notice },
    });
    patchEverywhere(client, recruitmentId, _id, application);
  };
  const notify = async (card: Card) => {
    try {
      await choose(card, 'SEND');
      const recruitment = client.getQueryData(ownRecruitmentQuery(recruitmentId).queryKey);
      toast(copy.notified(card.person.name, whenText(card.stage, recruitment)), {
        undo: () => void choose(card, 'NONE').catch(toastError),
        milliseconds: (UNDO_SECONDS - 1) * 1000,
      });
    } catch (error) {
      toastError(error);
    }
  };
  return { notify };
}
