/** A stored file, which is part of the form's value. */
export interface StoredFile {
  /** The server's id of the file. */
  id: string
  name: string
  /** In bytes. */
  size: number
  /** MIME type; decides the icon. */
  type?: string | undefined
}

/** A file that is uploading, or whose upload failed. An uploaded file belongs to the form's value. */
export interface Upload {
  readonly id: string
  readonly file: File
  readonly status: 'waiting' | 'uploading' | 'failed' | 'rejected'
  /** The uploaded share, from 0 to 1. Undefined until the transport reports progress. */
  readonly share?: number | undefined
  /** Why it was rejected, or why its upload failed. */
  readonly reason?: string | undefined
}

export type UploadsAction =
  | { type: 'added'; uploads: readonly Upload[] }
  | { type: 'started' | 'retried' | 'gone'; id: string }
  | { type: 'progressed'; id: string; share: number }
  | { type: 'failed'; id: string; reason: string }

export function uploadsReducer(uploads: readonly Upload[], action: UploadsAction): readonly Upload[] {
  if (action.type === 'added') return [...uploads, ...action.uploads]
  if (action.type === 'gone') return uploads.filter((upload) => upload.id !== action.id)
  return uploads.map((upload): Upload => {
    if (upload.id !== action.id) return upload
    const { id, file } = upload
    if (action.type === 'progressed') return { ...upload, share: action.share }
    if (action.type === 'failed') return { id, file, status: 'failed', reason: action.reason }
    return { id, file, status: action.type === 'started' ? 'uploading' : 'waiting' }
  })
}

/** The uploads that may start now, when `limit` may run concurrently. */
export function dueUploads(uploads: readonly Upload[], limit: number): readonly Upload[] {
  const running = uploads.filter((upload) => upload.status === 'uploading').length
  return uploads.filter((upload) => upload.status === 'waiting').slice(0, Math.max(limit - running, 0))
}

/** Whether an upload is still running or waiting. */
export const isPending = (upload: Upload): boolean => upload.status === 'waiting' || upload.status === 'uploading'
