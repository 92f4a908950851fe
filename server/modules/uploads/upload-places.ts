import type { Deps } from '../../ports/deps.ts'
import { enforceRateLimits } from '../../platform/limits/rate-limit.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { createTaskQueue } from '../../platform/jobs/task-queue.ts'
import { minute } from '../../platform/clock/time.ts'

/** Uploads of one employer in 15 minutes; refused ones count. */
const maxUploads = 30

/** The refusal of an image for which this process has no place. */
export const tooManyImages = () =>
  new Refusal('UNAVAILABLE', 'Many pictures are being processed right now. Please try again in a few seconds.', {
    retryAfterSeconds: 5,
  })

/**
 * The uploads of this process. One needs about four times its length in memory, at most 10 MB each: the stream's parts, the body, the
 * parsed file and the bytes for the decoder.
 */
const places = createTaskQueue({ atOnce: 6, waiting: 20, refuse: tooManyImages })

/**
 * Counts an upload, waits for a place, and then runs the task, which reads the body: an upload without a place needs no memory.
 * @throws {Refusal} RATE_LIMITED; UNAVAILABLE when too many uploads wait
 */
export async function inUploadPlace<T>(deps: Deps, employerId: string, task: () => Promise<T>): Promise<T> {
  await enforceRateLimits(deps, [{ key: `upload:${employerId}`, limit: maxUploads, windowMs: 15 * minute }])
  return places(task)
}
