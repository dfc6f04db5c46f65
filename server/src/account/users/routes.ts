import type { Input } from '@ieum/contract/common/endpoint.ts';
import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import { users as contract } from '@ieum/contract/account/users/endpoints.ts';
import type { Context } from '#kit/context.ts';
import { AppError, notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { confirmContact, sendJoinCode, sendRecoveryCode, type CodeDeps } from './verification-codes.ts';
import type { CompanyPort } from './company-port.ts';
import { uploadRegistrationFile, type RegistrationUploadDeps } from './upload-registration-file.ts';
import { join, type JoinDeps } from './join.ts';
import { changePassword, checkPassword, type PasswordDeps } from './passwords/passwords.ts';
import { awaitsDecision, isContact } from './policy.ts';
import { findCompanyAccount, findProfile, isUsernameTaken } from './queries.ts';
import { recover, type RecoverDeps } from './recover.ts';
import { reviseUser } from './revise.ts';
import { fromJoin, fromLost, fromRevision, presentExpiry, presentId, presentMe } from './wire.ts';

export interface UserDeps
  extends CodeDeps, CompanyPort, RegistrationUploadDeps, JoinDeps, PasswordDeps, RecoverDeps {}

const HOUR = 60 * 60;
const JOINS = { max: 300, perSeconds: HOUR };
const NAMES = { max: 60, perSeconds: 60 };
const TRIES = { max: 200, perSeconds: HOUR };
const HAND_INS = { max: 60, perSeconds: HOUR };

export function userRoutes(route: Route, deps: UserDeps) {
  joinRoutes(route, deps);
  recoveryRoutes(route, deps);
  ownRoutes(route, deps);
}

type Contact = Pick<Input<typeof contract.confirmContact>, 'params'>;
const contactOf = async (_: unknown, { params }: Contact) => params.type;

function joinRoutes(route: Route, deps: UserDeps) {
  route(contract.join, {
    limit: JOINS,
    run: async (ctx, { body }) => presentId(await join(ctx, deps, fromJoin(body))),
  });

  route(contract.checkUsername, {
    limit: NAMES,
    run: async ({ db }, { body }) => {
      const isTaken = await isUsernameTaken(db, deps.secrets, body.username);
      if (isTaken)
        throw new AppError('forbidden', m.usernameTaken, { fields: { username: m.usernameTaken } });
      return {};
    },
  });

  route(contract.certifyContact, {
    subject: contactOf,
    policy: isContact,
    run: async (ctx, { body }) => presentExpiry(await sendJoinCode(ctx, deps, body.phone)),
  });

  route(contract.confirmContact, {
    limit: TRIES,
    subject: contactOf,
    policy: isContact,
    run: async (ctx, { body }) => {
      await confirmContact(ctx, deps, { phone: body.phone, code: body.otp });
      return {};
    },
  });

  route(contract.upload, {
    limit: HAND_INS,
    subject: ({ db }: Pick<Context, 'db'>, { params }: Pick<Input<typeof contract.upload>, 'params'>) =>
      findCompanyAccount(db, params._user),
    policy: awaitsDecision,
    run: async (ctx, { form, file }, applicant) => {
      const stored = await uploadRegistrationFile(ctx, deps, {
        applicant,
        type: form.type,
        encryptedPassword: form.password,
        upload: file,
      });
      return { file: deps.fileStore.present(stored) };
    },
  });
}

function recoveryRoutes(route: Route, deps: UserDeps) {
  route(contract.certify, {
    run: async (ctx, { body }) => presentExpiry(await sendRecoveryCode(ctx, deps, fromLost(body))),
  });

  route(contract.recover, {
    limit: TRIES,
    run: async (ctx, { body }) => {
      await recover(ctx, deps, { ...fromLost(body), code: body.otp });
      return {};
    },
  });
}

function ownRoutes(route: Route, deps: UserDeps) {
  const presentOwn = async ({ db, actor }: Context<'member'>) => {
    const profile = await findProfile(db, actor.userId);
    if (!profile) throw notFound();
    const lacksSecondFactor = actor.isConsole && actor.lacksSecondFactor === true;
    return { user: presentMe(profile, { fileStore: deps.fileStore, lacksSecondFactor }) };
  };

  route(contract.me, { run: presentOwn });

  route(contract.revise, {
    run: async (ctx, { body }) => {
      const { email, ...rest } = fromRevision(body);
      const { actor } = ctx;
      // A company's address is the one of its profile and changes by the link that is sent to the new one.
      if (actor.userType === 'COMPANY') {
        await reviseUser(ctx, deps.fileStore, rest);
        if (email !== undefined) await deps.askCompanyEmail({ ...ctx, actor }, email);
      } else await reviseUser(ctx, deps.fileStore, { ...rest, ...(email !== undefined && { email }) });
      return presentOwn(ctx);
    },
  });

  route(contract.checkPassword, {
    run: async (ctx, { body }) => {
      await checkPassword(ctx, deps, body.password);
      return {};
    },
  });

  route(contract.changePassword, {
    run: async (ctx, { body }) => {
      await changePassword(ctx, deps, { current: body.password, next: body.newPassword });
      return {};
    },
  });
}
