import { randomBytes } from 'node:crypto'
import type { ImagePurpose, UploadedImage } from '../../../src/api/contract/schemas/upload.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { removeUploads } from './remove-uploads.ts'
import { insertUpload, markOthersUnused, markUsed } from './repository.ts'
import { squareImage } from './square-image.ts'
import { addressOfKey, imageType, keyOfAddress, thumbnailKey } from './upload-keys.ts'

/**
 * Stores an image and its thumbnail for an employer.
 * @throws {Refusal} VALIDATION_FAILED for a file that is not an image; UNAVAILABLE when it takes too long to decode
 * @throws {StorageUnavailable}
 */
export async function uploadImage(
  deps: Deps,
  employerId: string,
  { purpose, file }: { readonly purpose: ImagePurpose; readonly file: Blob },
): Promise<UploadedImage> {
  const { db, now, storage } = deps
  const { image, thumbnail } = await squareImage(Buffer.from(await file.arrayBuffer()), deps.log)
  const key = `${purpose}/${randomBytes(16).toString('hex')}.webp`
  // The row is stored before the files, so that files of an upload that is interrupted are removed later.
  await insertUpload(db, { key, employerId, purpose, at: now() })
  try {
    await storage.put(thumbnailKey(key), thumbnail, imageType)
    await storage.put(key, image, imageType)
  } catch (error) {
    removeUploads(deps, [key])
    throw error
  }
  return { url: addressOfKey(key), thumbUrl: addressOfKey(thumbnailKey(key)) }
}

/**
 * Marks the image that a profile gets as used. Addresses elsewhere (https) are not checked. The caller has locked the row of the profile,
 * so that concurrent changes lock the rows of several images one after the other.
 * @throws {Refusal} VALIDATION_FAILED for an address of this server that is no upload of this employer for this purpose
 */
export async function claimUpload(
  tx: Pick<Transaction, 'update'>,
  employerId: string,
  purpose: ImagePurpose,
  url: string | null | undefined,
) {
  if (url === null || url === undefined || !url.startsWith('/')) return
  if (await markUsed(tx, employerId, purpose, keyOfAddress(url) ?? '')) return
  throw fieldRefusal('image', 'This picture is no longer stored. Upload it again.')
}

/**
 * Marks the other images of a profile as unused, after its row was changed. The caller has locked that row.
 * @param url the new image; null for none, undefined when the image does not change
 * @returns the keys of the images that are no longer used, whose files may be removed after the transaction
 */
export async function releaseReplacedUploads(
  tx: Pick<Transaction, 'update'>,
  employerId: string,
  purpose: ImagePurpose,
  url: string | null | undefined,
  now: Date,
): Promise<string[]> {
  if (url === undefined) return []
  return markOthersUnused(tx, employerId, purpose, (url === null ? undefined : keyOfAddress(url)) ?? '', now)
}
