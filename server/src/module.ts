import type { Right } from '@ieum/contract/common/rights.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import type { MailSample } from '#foundation/messages/public.ts';
import type { Approvable } from '#foundation/approvals/public.ts';
import type { Importable } from '#foundation/imports/public.ts';
import type { NotificationDefinition } from '#foundation/notifications/public.ts';
import type { CalendarSource, Publishable } from '#foundation/publishing/public.ts';
import type { Collection } from '#kit/data-collection.ts';
import type { Db } from '#kit/context.ts';
import type { Waiting } from '#kit/db/waiting.ts';
import type { Taggable } from '#foundation/hash-tags/public.ts';
import type { Eraser } from '#kit/erasure.ts';
import type { Route } from '#kit/http/route.ts';
import type { EventBus } from '#kit/jobs/event-bus.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import type { Measure } from '#kit/measure.ts';
import type { RecordSection } from '#kit/member-record.ts';
import type { SearchSource } from '#kit/search/search-source.ts';
import type { ServeChannel } from '#kit/socket/channel.ts';

/** A command that the command line sends to the process that has locked the data folder. */
export type Command = (input: unknown) => Promise<unknown>;

/** The documentation of a module in the API's documents, beyond its contract. */
export interface Documentation {
  /** The description of each group of operations; its name is the part of an operation's id before the dot. */
  groups: Readonly<Record<string, string>>;
  /** Files of the contract whose exported object schemas the document names. */
  schemas: readonly Readonly<Record<string, unknown>>[];
  /** The description of each parameter that only this module has, by its name. */
  parameters?: Readonly<Record<string, string>>;
}

/** The server's parts with which a module registers its endpoints, channels and subscribers. */
export interface Registration {
  route: Route;
  serve: ServeChannel;
  /** Subscribes to an event emitted in this process. */
  subscribe: EventBus['subscribe'];
}

/** One kind of thing that waits for administrators, for the home of the console. */
export interface WaitingKind {
  /** The right of those who see it. */
  right: Right;
  name: KeyedText;
  /** The console's list of it. */
  link: (now: Date) => string;
  read: (db: Db, now: Date) => Promise<Waiting>;
}

/** Erases and collects the rows of a member in a module with personal tables. */
export interface PersonalData {
  /** Its part of erasing a member. */
  erase?: Eraser;
  /** Its part of what a member receives who asks for everything. */
  collect?: Collection;
}

/** All that one module adds to the product; `modules.ts` of each area lists its modules. */
export interface Module<S extends object = object> {
  name: string;
  /** The services for the modules above it. */
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
  /** Erases and collects a member's rows; a test proves that no personal table is missing. */
  personalData?: PersonalData;
  /** The types of the events that it emits; each needs a subscriber. */
  events?: readonly { type: string }[];
  notifications?: readonly NotificationDefinition[];
  /** Its kinds of e-mail beside notifications, with samples for the console. */
  mails?: readonly MailSample[];
  /** Its content with a period, for the calendar and for cached pages. */
  publishables?: readonly Publishable[];
  /** Entries of the calendar of content that are not publishable. */
  calendarSources?: readonly CalendarSource[];
  /** Its acts that need a second administrator. */
  approvables?: readonly Approvable[];
  /** Its rows that administrators import from workbooks. */
  importables?: readonly Importable[];
  /** Tasks that wait for administrators. */
  waiting?: readonly WaitingKind[];
  /** The measures of its rows for reports. */
  measures?: readonly Measure[];
  /** Its sections of a member's record in the console. */
  record?: readonly RecordSection[];
  /** Its rows that the search of the console finds. */
  searchSources?: readonly SearchSource[];
  /** Its rows that have hashtags. */
  taggables?: readonly Taggable[];
  /** The actions of administrators that it records, each with its label. */
  audit?: Readonly<Record<string, KeyedText>>;
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
