import type { BodyOf, Output } from '../../../src/api/contract/endpoint.ts'
import {
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
  notificationKinds,
} from '../../../src/api/contract/schemas/notification-settings.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { selectIsOn, selectSettings, upsertSettings } from './repository.ts'

type Settings = Output<typeof api.notificationSettings.get>
type Changes = BodyOf<typeof api.notificationSettings.update>

/** The kinds that this server sends through each channel (docs/product/settings.md). A kind that is sent from now on is added here. */
const offeredKinds: Settings['offered'] = {
  email: ['newApplicant', 'taskSubmitted', 'gigReminder', 'payment'],
  push: ['newApplicant', 'taskSubmitted', 'payment'],
}

/** Everything is on until the employer turns it off; news about the product is advertising and needs consent first. */
const isOnAtStart = (kind: NotificationKind) => kind !== 'productNews'

/** The settings of an employer. */
export async function readNotificationSettings(
  { db, offersPush = false }: { db: Pick<Database, 'select'>; offersPush?: boolean | undefined },
  employerId: string,
): Promise<Settings> {
  const chosen = await selectSettings(db, employerId)
  const isOn = (kind: NotificationKind, channel: NotificationChannel) =>
    chosen.find((row) => row.kind === kind && row.channel === channel)?.isOn ?? isOnAtStart(kind)
  const channelsOf = (kind: NotificationKind) => ({ email: isOn(kind, 'email'), push: isOn(kind, 'push') })
  return {
    newApplicant: channelsOf('newApplicant'),
    taskSubmitted: channelsOf('taskSubmitted'),
    gigReminder: channelsOf('gigReminder'),
    payment: channelsOf('payment'),
    productNews: channelsOf('productNews'),
    offered: offersPush ? offeredKinds : { ...offeredKinds, push: [] },
  }
}

/** Changes the settings that were sent, each on its own, so that two devices do not overwrite each other. @returns all settings */
export async function changeNotificationSettings(
  { db, offersPush }: Deps,
  employerId: string,
  changes: Changes,
): Promise<Settings> {
  const rows = notificationKinds.flatMap((kind) =>
    notificationChannels.flatMap((channel) => {
      const isOn = changes[kind]?.[channel]
      return isOn === undefined ? [] : [{ employerId, kind, channel, isOn }]
    }),
  )
  return db.transaction(async (tx) => {
    if (rows.length > 0) await upsertSettings(tx, rows)
    return readNotificationSettings({ db: tx, offersPush }, employerId)
  })
}

/** Whether messages of a kind are sent to an employer through a channel. */
export async function isNotificationOn(
  tx: Pick<Transaction, 'select'>,
  employerId: string,
  kind: NotificationKind,
  channel: NotificationChannel,
): Promise<boolean> {
  return (await selectIsOn(tx, employerId, kind, channel)) ?? isOnAtStart(kind)
}
