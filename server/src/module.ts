import type { Message } from '@ieum/contract/common/text.ts';
import type { NotificationDefinition } from '#foundation/notifications/public.ts';
import type { Publishable } from '#foundation/publishing/public.ts';
import type { Eraser } from '#kit/erasure.ts';
import type { Route } from '#kit/http/route.ts';
import type { EventBus } from '#kit/jobs/event-bus.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import type { ServeChannel } from '#kit/socket/channel.ts';

/** A command that the command line sends to the process that has locked the data folder. */
export type Command = (given: unknown) => Promise<unknown>;

/** What the API's documents say about a module beyond its contract. */
export interface Documentation {
  /** The description of each group of operations; its name is the part of an operation's id before the dot. */
  groups: Readonly<Record<string, string>>;
  /** Files of the contract whose exported object schemas the document names. */
  schemas: readonly Readonly<Record<string, unknown>>[];
  /** The description of each parameter that only this module has, by its name. */
  parameters?: Readonly<Record<string, string>>;
}

/** What a module needs to register its endpoints, channels and subscribers. */
export interface Registration {
  route: Route;
  serve: ServeChannel;
  /** Subscribes to an event emitted in this process. */
  subscribe: EventBus['subscribe'];
}

/** All that one module adds to the product; `modules.ts` lists the modules. */
export interface Module<S extends object = object> {
  name: string;
  /** What it offers to the modules above it. */
  services: S;
  /** Loaded when the API's documents are first requested. */
  documentation?: () => Promise<Documentation>;
  /** Registers its endpoints and live channels. */
  register?: (registration: Registration) => void;
  jobs?: readonly Job[];
  /** Commands that the command line may run in a running process, by name. */
  commands?: Record<string, Command>;
  /** Each table by its SQL name: whether its rows can name a member; a test proves that those are erased. */
  tables?: Record<string, 'personal' | 'none'>;
  /** Its part of erasing a member. */
  erase?: Eraser;
  /** The types of the events that it emits; each needs a subscriber. */
  events?: readonly { type: string }[];
  notifications?: readonly NotificationDefinition[];
  /** Its content with a period, for the calendar and for cached pages. */
  publishables?: readonly Publishable[];
  /** The actions of administrators that it records, each with its label. */
  audit?: Readonly<Record<string, Message>>;
  /** Creates what every installation needs before the first request. */
  prepare?: () => Promise<void>;
  /** Writes what it buffers. */
  flush?: () => Promise<void>;
  stop?: () => Promise<void>;
}

/** Defines a module; one that offers nothing omits `services`. */
export const defineModule = <S extends object = object>(
  module: Omit<Module<S>, 'services'> & { services?: S },
): Module<S> => ({ ...module, services: module.services ?? ({} as S) });
