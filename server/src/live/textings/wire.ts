import type { Input } from '@ieum/contract/common/endpoint.ts';
import type {
  Texting,
  TextingAddressee,
  TextingPreview,
  textings as contract,
} from '@ieum/contract/live/textings/endpoints.ts';
import { toIso } from '#kit/dates.ts';
import { maskPhone } from '#kit/masks.ts';
import type { Addressee } from './addressees.ts';
import type { DraftChange } from './drafts.ts';
import type { Addresser, WrittenTexting } from './written-texting.ts';
import type { Previewed } from './preview.ts';
import type { DeliveredAddressee, FoundTexting, Summary } from './queries.ts';
import type { TextingRequest } from './sending/send.ts';

type WireAddresser = Input<typeof contract.create>['body']['addresser'];

const fromAddresser = ({ _user, _company, ...same }: WireAddresser): Addresser => ({
  ...same,
  userId: _user,
  companyId: _company,
});

/** Body → text message. */
export const fromDraft = ({
  _meeting,
  addresser,
  message,
  addressees,
}: Pick<
  Input<typeof contract.create>['body'],
  '_meeting' | 'addresser' | 'message' | 'addressees'
>): WrittenTexting => ({
  message,
  addressees,
  meetingId: _meeting ?? null,
  addresser: fromAddresser(addresser),
});

/** Body → text message to send. */
export const fromSend = ({
  _texting,
  key,
  ...draft
}: Input<typeof contract.send>['body']): TextingRequest => ({
  ...fromDraft(draft),
  draftId: _texting,
  key,
});

/** Body → changes. */
export const fromRevision = ({
  _meeting,
  addresser,
  message,
  addressees,
}: Input<typeof contract.revise>['body']): DraftChange => ({
  message,
  addressees,
  meetingId: _meeting,
  addresser: addresser && fromAddresser(addresser),
});

/** Query → filter. */
export const fromListQuery = ({
  _recruitment,
  _meeting,
  state,
  ...part
}: Input<typeof contract.list>['query']) => ({
  ...part,
  states: state,
  recruitmentId: _recruitment || undefined,
  meetingId: _meeting || undefined,
});

/** Row → wire. */
export const presentTexting = (
  { texting, company, recruitment, meeting }: FoundTexting,
  { ids, names, figures, leavesAt }: Summary,
): Texting => ({
  _id: texting.id,
  state: texting.state,
  _recruitment: recruitment.id,
  recruitment: { _id: recruitment.id, subject: recruitment.subject },
  _meeting: texting.meetingId,
  meeting: meeting && { _id: meeting.id, title: meeting.title },
  message: texting.message,
  addresser: {
    user: texting.senderId === null ? null : { _id: texting.senderId },
    company: { _id: company.id, name: company.name },
    name: texting.senderName,
    phone: texting.senderPhone,
    email: texting.senderEmail,
  },
  addressees: ids,
  names,
  figures,
  version: texting.version,
  createdAt: texting.createdAt.toISOString(),
  sentAt: toIso(texting.sentAt),
  leavesAt: toIso(leavesAt),
});

/** Row → wire, the number masked. */
export const presentAddressee = ({
  applicationId,
  name,
  phone,
  problem,
  isUndone,
  state,
  withheldReason,
  leavesAt,
  sentAt,
}: DeliveredAddressee): TextingAddressee => ({
  _application: applicationId,
  name,
  to: maskPhone(phone),
  state,
  reason: problem ?? (isUndone ? 'STOPPED' : withheldReason),
  leavesAt: state === 'QUEUED' ? toIso(leavesAt) : null,
  sentAt: toIso(sentAt),
});

/** Preview → wire, numbers masked. */
export const presentPreview = ({
  values,
  meetingId,
  addressees,
  left,
  leavesAt,
  own,
}: Previewed): TextingPreview => ({
  values: {
    company: values.company,
    recruitment: values.recruitment,
    link: meetingId === null ? null : values.link,
    sender: values.sender,
    phone: values.phone,
  },
  addressees: addressees.map(({ applicationId, name, phone, problem }: Addressee) => ({
    _application: applicationId,
    name,
    to: maskPhone(phone),
    problem,
  })),
  left,
  leavesAt: toIso(leavesAt),
  own: own && maskPhone(own),
});
