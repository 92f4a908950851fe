import { eq } from 'drizzle-orm'
import type { BodyOf, Output } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import { company, employer } from '../../db/schema.ts'
import type { Deps } from '../../ports/deps.ts'
import { registerDevice } from '../notifications/push.ts'
import type { SessionOwner } from '../../platform/http/context.ts'
import { removeUploads } from '../uploads/remove-uploads.ts'
import { claimUpload, releaseReplacedUploads } from '../uploads/service.ts'

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

const imageOf = (url: string | null) => (url === null ? null : { url })
const imageUrlOf = (image: { url: string } | null | undefined) =>
  image === undefined || image === null ? image : image.url

const firstRow = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('There is no row of this employer')
  return row
}

export async function readProfile({ db }: Deps, employerId: string): Promise<Profile> {
  const { firstName, lastName, email, phone, imageUrl } = firstRow(
    await db.select().from(employer).where(eq(employer.id, employerId)),
  )
  return { firstName, lastName, email, phone, image: imageOf(imageUrl) }
}

/** Changes the fields that were sent; a device token is registered for push messages. */
export async function changeProfile(
  deps: Deps,
  owner: SessionOwner,
  changes: BodyOf<typeof api.company.updateProfile>,
) {
  const { employerId } = owner
  const { db, now } = deps
  const { deviceToken, image, firstName, lastName, phone } = changes
  const columns = withoutUndefined({ firstName, lastName, phone: emptyToNull(phone), imageUrl: imageUrlOf(image) })
  const replaced = await db.transaction(async (tx) => {
    // Locked before any image, because two changes that lock in different orders wait for each other.
    await tx.select({ id: employer.id }).from(employer).where(eq(employer.id, employerId)).for('no key update')
    await claimUpload(tx, employerId, 'profile', columns.imageUrl)
    if (Object.keys(columns).length > 0) await tx.update(employer).set(columns).where(eq(employer.id, employerId))
    if (deviceToken !== undefined) await registerDevice(tx, owner, deviceToken, now())
    return releaseReplacedUploads(tx, employerId, 'profile', columns.imageUrl, now())
  })
  removeUploads(deps, replaced)
}

const serializeCompany = ({
  employerId: _,
  imageUrl,
  street,
  city,
  state,
  ...row
}: typeof company.$inferSelect): CompanyProfile => ({
  ...row,
  image: imageOf(imageUrl),
  address:
    street === null && city === null && state === null
      ? null
      : { street: street ?? '', city: city ?? '', state: state ?? '' },
})

export async function readCompany({ db }: Deps, employerId: string): Promise<CompanyProfile> {
  return serializeCompany(firstRow(await db.select().from(company).where(eq(company.employerId, employerId))))
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
  const ofEmployer = eq(company.employerId, employerId)
  const { changed, replaced } = await db.transaction(async (tx) => {
    // Locked before any image, as in changeProfile.
    await tx.select({ id: company.employerId }).from(company).where(ofEmployer).for('no key update')
    await claimUpload(tx, employerId, 'company', columns.imageUrl)
    if (Object.keys(columns).length > 0) await tx.update(company).set(columns).where(ofEmployer)
    return {
      replaced: await releaseReplacedUploads(tx, employerId, 'company', columns.imageUrl, now()),
      changed: serializeCompany(firstRow(await tx.select().from(company).where(ofEmployer))),
    }
  })
  removeUploads(deps, replaced)
  return changed
}
