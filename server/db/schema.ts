import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/db/tables.ts'
import type { Display } from '../../src/api/contract/schemas/display.ts'
import type { NotificationChannel, NotificationKind } from '../../src/api/contract/schemas/notification-settings.ts'

const employerId = () =>
  text('employer_id')
    .notNull()
    .references(() => employer.id, { onDelete: 'cascade' })

/** An employer's account: one person for one business. The email is stored in lower case. */
export const employer = pgTable('employer', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  phone: text('phone'),
  imageUrl: text('image_url'),
  isNewUser: boolean('is_new_user').notNull().default(true),
  /** How lists are shown on every device; null until it was chosen. */
  display: jsonb('display').$type<Display>(),
  createdAt: instant('created_at').notNull(),
  /** When the operator closed the account: nobody can log in with it any more. */
  closedAt: instant('closed_at'),
})

/** The business. It is created at registration; its name is set with the company profile. */
export const company = pgTable('company', {
  id: text('id').primaryKey(),
  employerId: employerId().unique(),
  companyName: text('company_name'),
  industry: text('industry'),
  about: text('about'),
  phone: text('phone'),
  email: text('email'),
  website: text('website'),
  rcNumber: text('rc_number'),
  tin: text('tin'),
  street: text('street'),
  city: text('city'),
  state: text('state'),
  imageUrl: text('image_url'),
  verified: boolean('verified').notNull().default(false),
})

/** Whether money can move for this employer: not_activated, active or restricted. */
export const wallet = pgTable('wallet', {
  employerId: employerId().primaryKey(),
  status: text('status').notNull().default('not_activated'),
  currency: text('currency').notNull().default('NGN'),
})

/** The plan. `gigCount` null means unlimited. */
export const subscription = pgTable('subscription', {
  employerId: employerId().primaryKey(),
  status: text('status').notNull(),
  planCode: text('plan_code').notNull(),
  interval: text('interval').notNull(),
  gigCount: integer('gig_count'),
  gigUsed: integer('gig_used').notNull().default(0),
  /** Price of the current period in kobo. */
  priceKobo: bigint('price_kobo', { mode: 'number' }).notNull().default(0),
  startedAt: instant('started_at'),
  renewsAt: instant('renews_at'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  /** The plan after the current period, for a scheduled downgrade. */
  nextPlanCode: text('next_plan_code'),
  nextInterval: text('next_interval'),
})

/** The subject of a notification. */
export interface NotificationMetadata {
  readonly type: string
  readonly gigId?: string
  /** The hired place that the notification is about. */
  readonly workerGigId?: string
  /** The application that the notification is about. */
  readonly applicantId?: string
  readonly id?: string
  /** What happened. */
  readonly news?: string
  /** How many workers a notification counts. Not serialized for clients. */
  readonly people?: number
  /** Which workers it counts, of an action that one worker can do twice. Not serialized for clients. */
  readonly workerIds?: readonly string[]
}

export const notification = pgTable(
  'notification',
  {
    id: text('id').primaryKey(),
    employerId: employerId(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    read: boolean('read').notNull().default(false),
    metadata: jsonb('metadata').$type<NotificationMetadata>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('notification_newest').on(
      table.employerId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('notification_unread')
      .on(table.employerId)
      .where(sql`not ${table.read}`),
  ],
)

/** Whether messages of a kind reach the employer through a channel, where the employer has chosen; the others are as at the start. */
export const notificationSetting = pgTable(
  'notification_setting',
  {
    employerId: employerId(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.employerId, table.kind, table.channel] })],
)

/**
 * A session. Only the token's hash is stored, so that a leaked database contains no usable tokens. `id` names the session in the list of
 * the employer's sessions. The database chooses it, so that sessions of a server of an earlier version have one, too.
 */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: text('id')
      .notNull()
      .unique()
      .default(sql`'ses_' || replace(gen_random_uuid()::text, '-', '')`),
    employerId: employerId(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The browser's User-Agent header at the last recorded use, shortened. */
    userAgent: text('user_agent'),
    /** The last recorded use; null until the first one after the log-in. */
    lastUsedAt: instant('last_used_at'),
    /** The known device that it was started on (`known_device.secret_hash`); null without one. */
    deviceHash: text('device_hash'),
  },
  (table) => [index('session_employer').on(table.employerId), index('session_expiry').on(table.expiresAt)],
)

/**
 * A browser on which an employer has logged in before. The browser's cookie holds a random secret, of which only the hash is stored. Rows
 * are kept after they expire, until newer ones replace them: they tell a first log-in from one after a long time.
 */
export const knownDevice = pgTable(
  'known_device',
  {
    employerId: employerId(),
    secretHash: text('secret_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.employerId, table.secretHash] })],
)

/**
 * A browser registered for push messages, for the employer who signed in on it last. The key is the token's hash, because a token may
 * exceed the maximum length of an index entry. It ends with the session in which it was registered: a device that is signed out gets no messages.
 */
export const device = pgTable(
  'device',
  {
    tokenHash: text('token_hash').primaryKey(),
    token: text('token').notNull(),
    employerId: employerId(),
    /** Null for a registration of an earlier version. */
    sessionId: text('session_id').references(() => session.id, { onDelete: 'cascade' }),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('device_employer').on(table.employerId), index('device_session').on(table.sessionId)],
)

/**
 * The current code that a browser or session asked for (`requester_hash`), for an email and a purpose; and, after the correct code was typed,
 * until when the email counts as verified and for who shows the proof (`proofHash`). Requesters have codes of their own, so that a
 * stranger who asks for a code does not invalidate the employer's.
 */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    email: text('email').notNull(),
    purpose: text('purpose').$type<'sign-up' | 'reset' | 'pin'>().notNull(),
    /** The hash of the secret in the browser's cookie, or of the session's id. */
    requesterHash: text('requester_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    salt: text('salt').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    verifiedUntil: instant('verified_until'),
    proofHash: text('proof_hash'),
  },
  (table) => [primaryKey({ columns: [table.email, table.purpose, table.requesterHash] })],
)

/**
 * The mail outbox, written in the transaction that causes a mail. Without SMTP the mails stay here and are shown at /_outbox; the SMTP
 * sender deletes their text after sending, because it may contain a code.
 */
export const mail = pgTable(
  'mail',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Where an answer to the mail goes; null: to the sender. */
    replyTo: text('reply_to'),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be sent; while it is being sent, the time after which another process may do so. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the code in it is no longer valid, so that it is not worth sending; null without a code. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('mail_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null`),
  ],
)

/**
 * An uploaded image. The key is its path below /uploads/. Files are removed some time after `unusedSince`, which is the time of the upload
 * until a profile uses the image (then null), and the time when the profile no longer uses it. No profile can use an image that is being removed.
 */
export const upload = pgTable(
  'upload',
  {
    key: text('key').primaryKey(),
    employerId: employerId(),
    purpose: text('purpose').$type<'company' | 'profile'>().notNull(),
    createdAt: instant('created_at').notNull(),
    unusedSince: instant('unused_since'),
    isBeingRemoved: boolean('is_being_removed').notNull().default(false),
  },
  (table) => [
    index('upload_employer').on(table.employerId, table.purpose),
    index('upload_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
)
