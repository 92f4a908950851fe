export interface UploadProgress {
  /** The number of uploaded bytes. */
  loaded: number
  /** The total number of bytes; undefined while it is unknown. */
  total?: number | undefined
}

export interface UploadControl {
  /** Called with the progress. axios: `onUploadProgress: onProgress`. */
  onProgress: (progress: UploadProgress) => void
  /** Aborted when the file is removed or the component unmounts. */
  signal: AbortSignal
}

export type UploadOutcome<Result> =
  { status: 'done'; result: Result } | { status: 'failed'; error: unknown } | { status: 'aborted' }

/** Runs one transfer. It never rejects, also when the transport throws synchronously or after it was aborted. */
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
