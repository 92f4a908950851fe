import { ServiceUnavailable } from '../platform/http/replies.ts'

/** The storage did not answer, or refused the call. */
export class StorageUnavailable extends ServiceUnavailable {
  override name = 'StorageUnavailable'
}

/**
 * The port to the storage of uploaded files: a folder, or an S3-compatible service. Keys are relative paths of lower-case letters,
 * digits, `-`, `.` and `/`; the caller makes them and checks those that come from a request.
 * Each method throws `StorageUnavailable` when the storage fails.
 */
export interface Storage {
  /** Stores a file; a file of the same key is replaced. After a failure or a crash the key has no partial file. */
  readonly put: (key: string, bytes: Buffer, contentType: string) => Promise<void>
  /** The content of a file; undefined when there is none. */
  readonly get: (key: string) => Promise<Buffer | undefined>
  /** Removes a file; a missing file is not an error. */
  readonly remove: (key: string) => Promise<void>
}
