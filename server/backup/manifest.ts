import * as z from 'zod/mini'

/** The form of backups that this version writes and reads. */
export const formatVersion = 1

export const manifestName = 'manifest.json'
export const tableEntry = (table: string) => `tables/${table}.copy`
export const uploadEntry = (key: string) => `uploads/${key}`

const count = z.number().check(z.int(), z.minimum(0))
const digest = { bytes: count, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }

/** What every version can read of a manifest: whether it is one, and of which form. */
export const manifestHeader = z.object({ format: z.literal('marquee-backup'), formatVersion: count })

/** The table of contents of a backup. It is the last file of the archive. */
export const manifestSchema = z.object({
  ...manifestHeader.shape,
  /** For a reader who finds the file. */
  notice: z.string(),
  appVersion: z.string(),
  /** When the backup began: changes after it are not in it. */
  createdAt: z.iso.datetime(),
  /** The schema: the migrations that the database had, oldest first. */
  migrations: z.array(z.object({ hash: z.string(), createdAt: count })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count, ...digest })),
  sequences: z.array(
    z.object({ name: z.string(), lastValue: z.string().check(z.regex(/^-?\d+$/)), isCalled: z.boolean() }),
  ),
  /** Absent when the database had no ledger yet. */
  ledger: z.optional(z.object({ sumKobo: z.string(), unbalancedPostings: count, wrongBalances: count })),
  /** `s3`: the images are in a bucket and not in this archive. `missing`: images in use whose files did not exist. */
  uploads: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('disk'),
      files: z.array(z.object({ key: z.string(), ...digest })),
      missing: z.array(z.string()),
    }),
    z.object({ kind: z.literal('s3'), bucket: z.string() }),
  ]),
})
export type Manifest = z.output<typeof manifestSchema>
export type LedgerTotals = NonNullable<Manifest['ledger']>

/** Length and hash of a file. */
export interface Digest {
  readonly bytes: number
  readonly sha256: string
}
