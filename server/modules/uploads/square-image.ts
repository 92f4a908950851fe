import sharp from 'sharp'
import { imageAdvice } from '../../../src/api/contract/schemas/upload.ts'
import type { Log } from '../../platform/log/log.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { createTaskQueue } from '../../platform/jobs/task-queue.ts'
import { tooManyImages } from './upload-places.ts'

/** Edge lengths of the stored image and of its thumbnail, in pixels. */
const imageEdge = 512
const thumbnailEdge = 128

/** Maximum number of pixels of an image that is decoded, in megapixels: more would need too much memory. */
const maxMegapixels = 40

/** How long one image may take to decode, in seconds. */
const timeoutSeconds = 15

/** An image of 512 by 512 pixels and its thumbnail of 128 by 128, both WebP without metadata. */
export interface SquareImage {
  readonly image: Buffer
  readonly thumbnail: Buffer
}

// The HTTP server shares the processor: each image is decoded by one thread, and no decoded image stays in memory.
sharp.concurrency(1)
sharp.cache(false)

/** Decodes two images at a time in this process, so that decoded pixels take a bounded memory. The files that wait are bounded by `inUploadPlace`. */
const inTurn = createTaskQueue({ atOnce: 2, waiting: 20, refuse: tooManyImages })

const refuseFile = (message: string) => fieldRefusal('file', message)

/** Whether the content begins like a PNG, JPEG or WebP; a file's name and declared type say nothing about it. */
function isAccepted(bytes: Buffer): boolean {
  const startsWith = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return startsWith('89504e470d0a1a0a') || startsWith('ffd8ff') || isWebp
}

/** Decodes an image and encodes it again, so that nothing but its pixels is kept: turned upright by its EXIF data, cropped to the square in its centre. */
async function encode(bytes: Buffer): Promise<SquareImage> {
  const image = await sharp(bytes, { failOn: 'warning', limitInputPixels: maxMegapixels * 1_000_000, pages: 1 })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize(imageEdge, imageEdge, { fit: 'cover' })
    .toColourspace('srgb')
    .webp({ quality: 85 })
    .toBuffer()
  return { image, thumbnail: await sharp(image).resize(thumbnailEdge).webp({ quality: 80 }).toBuffer() }
}

/** The beginnings of sharp's messages about the content of a file; the names are of its decoders. */
const decodeError = /^(?:Input buffer |Warning treated as error|vips(?:2?png|jpeg):|webp|(?:png|jpeg|webp)load)/i
const memoryError = /memory|alloc/i

/** What to answer when sharp fails: a refusal if the file is the cause; otherwise the error itself, which is a fault of the server. */
export function explainImageError(error: unknown, log: Log): unknown {
  if (!(error instanceof Error)) return error
  const { message } = error
  if (message.startsWith('timeout')) {
    log.error('image-too-slow', { seconds: timeoutSeconds, error })
    return tooManyImages()
  }
  if (message.includes('pixel limit')) {
    return refuseFile(`This image has too many pixels. Choose one of at most ${maxMegapixels} megapixels`)
  }
  const isDamaged = decodeError.test(message) && !memoryError.test(message)
  return isDamaged ? refuseFile(`This image is damaged. ${imageAdvice}`) : error
}

/**
 * Makes a square image and its thumbnail from the bytes of a PNG, JPEG or WebP; of an animation, from its first frame.
 * @throws {Refusal} VALIDATION_FAILED for any other content, for a damaged file and for too many pixels; UNAVAILABLE when it takes too long
 */
export async function squareImage(bytes: Buffer, log: Log): Promise<SquareImage> {
  if (!isAccepted(bytes)) throw refuseFile(imageAdvice)
  return inTurn(() =>
    encode(bytes).catch((error: unknown) => {
      throw explainImageError(error, log)
    }),
  )
}
