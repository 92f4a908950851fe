import * as z from 'zod/mini'

/** What messages can be about, in the order in which their settings are shown. */
export const notificationKinds = ['newApplicant', 'taskSubmitted', 'gigReminder', 'payment', 'productNews'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** How a message reaches the employer beside the dashboard's own notifications, which are always on. */
export const notificationChannels = ['email', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

const channels = z.object({ email: z.boolean(), push: z.boolean() })

/** Which messages are sent to the employer, and which of them this server sends at all: a switch for another one would promise nothing. */
export const notificationSettings = z.object({
  newApplicant: channels,
  taskSubmitted: channels,
  gigReminder: channels,
  payment: channels,
  productNews: channels,
  /** The kinds that are sent through each channel; a later server may name kinds that this client does not know. */
  offered: z.object({ email: z.array(z.string()), push: z.array(z.string()) }),
})
export type NotificationSettings = z.output<typeof notificationSettings>

const onOrOff = z.boolean({ error: 'A setting must be on or off' })
const changes = z.partial(z.strictObject({ email: onOrOff, push: onOrOff }))

/** The changed settings; one that is left out stays as it is. Email about payments is always on. */
export const notificationSettingsChanges = z.partial(
  z.strictObject({
    newApplicant: changes,
    taskSubmitted: changes,
    gigReminder: changes,
    payment: z.partial(
      z.strictObject({
        email: z.literal(true, { error: 'Email about payments cannot be turned off' }),
        push: onOrOff,
      }),
    ),
    productNews: changes,
  }),
)
