import {
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
  type NotificationSettings,
} from '@/api/contract/schemas/notification-settings.ts'

/** The words of a switch: what is on, and when it is sent. */
interface KindCopy {
  readonly label: string
  readonly description: string
}

/** Each kind by email. */
const emailCopy: Readonly<Record<NotificationKind, KindCopy>> = {
  newApplicant: {
    label: 'New applicants',
    description: 'Who applied to your Gigs: at most one email an hour for each Gig.',
  },
  taskSubmitted: { label: 'Submitted work', description: 'When a worker sends you work to review.' },
  gigReminder: { label: 'Gig reminders', description: 'At 9:00 AM on the day before a Gig starts.' },
  payment: { label: 'Payments', description: 'Payments, withdrawals, refunds and your plan.' },
  productNews: { label: 'Product news', description: 'What is new in Marquee.' },
}

const pushCopy: Readonly<Record<NotificationKind, KindCopy>> = {
  ...emailCopy,
  newApplicant: { label: 'New applicants', description: 'When somebody applies to one of your Gigs.' },
}

/** Switches that cannot be turned off, with the reason. */
const lockedReasons: Partial<Record<`${NotificationKind}.${NotificationChannel}`, string>> = {
  'payment.email': 'Always on, so that you have a record of your money outside Marquee.',
}

/** One switch of the settings. */
export interface NotificationSwitch extends KindCopy {
  readonly kind: NotificationKind
  readonly isOn: boolean
  /** Why it cannot be turned off. */
  readonly lockedReason: string | undefined
}

/** The switches of a channel: of the kinds that the server sends, those that this client knows. */
export function switchesOf(settings: NotificationSettings, channel: NotificationChannel): NotificationSwitch[] {
  const copy = channel === 'email' ? emailCopy : pushCopy
  return notificationKinds
    .filter((kind) => settings.offered[channel].includes(kind))
    .map((kind) => ({
      kind,
      ...copy[kind],
      isOn: settings[kind][channel],
      lockedReason: lockedReasons[`${kind}.${channel}`],
    }))
}
