import type { BodyOf, Output } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Display } from '../../../src/api/contract/schemas/display.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { registerDevice } from '../notifications/push.ts'
import type { SessionOwner } from '../../platform/http/context.ts'
import { removeUploads } from '../uploads/remove-uploads.ts'
import { claimUpload, releaseReplacedUploads } from '../uploads/service.ts'
import {
  lockCompany,
  lockEmployer,
  selectCompany,
  selectEmployer,
  updateCompany,
  updateEmployer,
} from './repository.ts'
import { serializeCompany, serializeProfile } from './serializer.ts'

type Profile = Output<typeof api.company.getProfile>
type CompanyProfile = Output<typeof api.company.getCompanyProfile>

/** An empty form field clears the stored value. */
const emptyToNull = (value: string | undefined) => (value === '' ? null : value)

/** The entries that are not undefined: a field that was not sent is not changed. */
function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}

const imageUrlOf = (image: { url: string } | null | undefined) =>
  image === undefined || image === null ? image : image.url

export async function readProfile({ db }: Deps, employerId: string): Promise<Profile> {
  return serializeProfile(await selectEmployer(db, employerId))
}

/**
 * Stores how lists are shown, unless a later choice of another device is stored. The row of the employer is locked. A device whose clock is ahead
 * would otherwise have the last word for ever: its choice counts as made now, and a stored time to come, which earlier versions kept, does not count.
 */
async function keepDisplay(tx: Transaction, employerId: string, { density, chosenAt }: Display, now: Date) {
  const stored = (await selectEmployer(tx, employerId)).display
  const at = new Date(Math.min(Date.parse(chosenAt), now.getTime()))
  const storedAt = stored === null ? undefined : new Date(stored.chosenAt)
  if (storedAt !== undefined && storedAt <= now && storedAt >= at) return
  await updateEmployer(tx, employerId, { display: { density, chosenAt: at.toISOString() } })
}

/** Changes the fields that were sent; a device token is registered for push messages. @returns how lists are shown now */
export async function changeProfile(
  deps: Deps,
  owner: SessionOwner,
  changes: BodyOf<typeof api.company.updateProfile>,
): Promise<Display | null> {
  const { employerId } = owner
  const { db, now } = deps
  const { deviceToken, display, image, firstName, lastName, phone } = changes
  const columns = withoutUndefined({ firstName, lastName, phone: emptyToNull(phone), imageUrl: imageUrlOf(image) })
  const saved = await db.transaction(async (tx) => {
    // Locked before any image, because two changes that lock in different orders wait for each other.
    await lockEmployer(tx, employerId)
    await claimUpload(tx, employerId, 'profile', columns.imageUrl)
    await updateEmployer(tx, employerId, columns)
    if (display !== undefined) await keepDisplay(tx, employerId, display, now())
    if (deviceToken !== undefined) await registerDevice(tx, owner, deviceToken, now())
    return {
      replaced: await releaseReplacedUploads(tx, employerId, 'profile', columns.imageUrl, now()),
      display: (await selectEmployer(tx, employerId)).display,
    }
  })
  removeUploads(deps, saved.replaced)
  return saved.display
}

export async function readCompany(
  { db }: { readonly db: Pick<Database, 'select'> },
  employerId: string,
): Promise<CompanyProfile> {
  return serializeCompany(await selectCompany(db, employerId))
}

/** Changes the fields that were sent. @returns the updated company */
export async function changeCompany(
  deps: Deps,
  employerId: string,
  changes: BodyOf<typeof api.company.updateCompanyProfile>,
): Promise<CompanyProfile> {
  const { db, now } = deps
  const { address, image, companyName, ...texts } = changes
  const cleared = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, emptyToNull(value)])) as {
    [K in keyof typeof texts]: string | null
  }
  const columns = withoutUndefined({
    ...cleared,
    companyName,
    imageUrl: imageUrlOf(image),
    street: emptyToNull(address?.street),
    city: emptyToNull(address?.city),
    state: emptyToNull(address?.state),
  })
  const { changed, replaced } = await db.transaction(async (tx) => {
    // Locked before any image, as in changeProfile.
    await lockCompany(tx, employerId)
    await claimUpload(tx, employerId, 'company', columns.imageUrl)
    await updateCompany(tx, employerId, columns)
    return {
      replaced: await releaseReplacedUploads(tx, employerId, 'company', columns.imageUrl, now()),
      changed: serializeCompany(await selectCompany(tx, employerId)),
    }
  })
  removeUploads(deps, replaced)
  return changed
}
