import * as z from 'zod/mini'

/** Maximum length of an uploaded image, in bytes. */
export const maxImageBytes = 10 * 1024 * 1024

/** The message for every file that is not accepted as an image. */
export const imageAdvice = 'Choose a PNG, JPEG or WebP image of at most 10 MB'

/**
 * A file of a form. It is recognised by its methods, because a browser, its simulation in tests and Node have different Blob classes.
 * The registered entries describe it in the OpenAPI document.
 */
const file = z
  .custom<Blob>(
    (value) => typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value,
    imageAdvice,
  )
  .check(z.refine(({ size }) => size > 0 && size <= maxImageBytes, imageAdvice))
  .register(z.globalRegistry, { type: 'string', format: 'binary' })

/** What an image is for: the business's logo (`company`), or the signed-in person's photo (`profile`). */
export const imagePurpose = z.enum(['company', 'profile'], { error: 'Purpose must be company or profile' })
export type ImagePurpose = z.output<typeof imagePurpose>

/** The form of an upload. */
export const imageForm = z.strictObject({ purpose: imagePurpose, file })

/** Paths of the stored image (512 by 512 pixels) and of its thumbnail (128 by 128), both WebP. */
export const uploadedImage = z.object({ url: z.string(), thumbUrl: z.string() })
export type UploadedImage = z.output<typeof uploadedImage>
