export interface UploadProgress {
  /** Bytes that have arrived. */
  loaded: number
  /** All bytes; left out while nobody knows. */
  total?: number | undefined
}

export interface UploadControl {
  /** Call it as bytes go. axios: `onUploadProgress: onProgress`. */
  onProgress: (progress: UploadProgress) => void
  /** Aborted when the file is removed or the page is left. */
  signal: AbortSignal
}

export type UploadOutcome<Result> =
  { status: 'done'; result: Result } | { status: 'failed'; error: unknown } | { status: 'aborted' }

/** Runs one transfer to its end. Never rejects, whatever the transport does: also when it throws at once, or after it was aborted. */
export async function runUpload<Result>(
  transport: (control: UploadControl) => Promise<Result>,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<UploadOutcome<Result>> {
  const onProgress = ({ loaded, total }: UploadProgress) => {
    if (!signal.aborted && total !== undefined && total > 0) onShare(Math.min(loaded / total, 1))
  }
  try {
    const result = await transport({ onProgress, signal })
    return signal.aborted ? { status: 'aborted' } : { status: 'done', result }
  } catch (error) {
    return signal.aborted ? { status: 'aborted' } : { status: 'failed', error }
  }
}
