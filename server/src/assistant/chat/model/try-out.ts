import type { ChatTrial, ModelToday } from '@ieum/contract/assistant/chat/schemas.ts';
import { DEFAULT_MODEL } from '@ieum/contract/foundation/settings/enums.ts';
import { readSetting } from '#foundation/settings/public.ts';
import type { Context } from '#kit/context.ts';
import { prepareAnswer } from '../answers/answer.ts';
import { MIN_CALL, readToday, readTokensOfMonth } from './budget.ts';
import { readConnection } from './connection.ts';
import { finalAnswerOf } from './final-answer.ts';
import type { ReplyDeps } from './replies.ts';
import { writeAnswer, type WrittenReply } from './write-answer.ts';

/** The answer that a visitor would receive; it belongs to no conversation. */
export async function tryOut(
  { db, now, caller, actor }: Pick<Context<'console'>, 'db' | 'now' | 'caller' | 'actor'>,
  query: string,
  { model, secrets }: Pick<ReplyDeps, 'model' | 'secrets'>,
): Promise<ChatTrial> {
  const begun = performance.now();
  const since = () => Math.round(performance.now() - begun);
  const { locale } = caller;
  const { answer: local, materials } = await prepareAnswer(db, { query, actor: undefined, locale, now });
  const connection = materials.length > 0 ? await readConnection(db, secrets) : undefined;
  let first: number | null = null;
  let written: WrittenReply | undefined;
  if (connection)
    written = await writeAnswer(
      { db, model },
      {
        query,
        locale,
        now,
        materials,
        names: [actor.username],
        connection,
        signal: new AbortController().signal,
        onText: () => {
          first ??= since();
        },
      },
    );
  const sources = materials.map(({ title, link }) => ({ title, link }));
  const answer = written ? finalAnswerOf(locale, { written, local, sources }) : local;
  return {
    content: answer.content,
    sources: [...answer.sources],
    isFound: answer.isFound,
    end: written?.end ?? 'OFF',
    firstMilliseconds: first,
    milliseconds: since(),
  };
}

/** Presents today's and this month's use of the model under the stored setting. */
export async function presentToday({ db, now }: Pick<Context, 'db' | 'now'>): Promise<ModelToday> {
  const [setting, { day: _day, ...today }, tokensOfMonth] = await Promise.all([
    readSetting(db),
    readToday(db, now),
    readTokensOfMonth(db, now),
  ]);
  const { openaiDailyTokens: dailyTokens, openaiMonthlyTokens: monthlyTokens } = setting;
  return {
    ...today,
    isOn: setting.openaiEnabled,
    model: setting.openaiModel ?? DEFAULT_MODEL,
    dailyTokens,
    tokensOfMonth,
    monthlyTokens,
    isOver: today.tokens + MIN_CALL > dailyTokens || tokensOfMonth + MIN_CALL > monthlyTokens,
  };
}
