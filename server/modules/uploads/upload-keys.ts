/** Path below which the server serves uploaded images. */
export const uploadsPath = '/uploads/'

/** Content type of every stored image. */
export const imageType = 'image/webp'

const storedKey = /^(?:company|profile)\/[0-9a-f]{32}(?:-128)?\.webp$/

/** Whether a text is a key under which an image or a thumbnail may be stored. */
export const isStoredKey = (key: string) => storedKey.test(key)

/** The key of an image's thumbnail, of 128 by 128 pixels. */
export const thumbnailKey = (key: string) => key.replace(/\.webp$/, '-128.webp')

/** The path at which an image is served. */
export const addressOfKey = (key: string) => `${uploadsPath}${key}`

/** The key of an image's path; undefined for the address of anything else. */
export const keyOfAddress = (address: string) =>
  address.startsWith(uploadsPath) ? address.slice(uploadsPath.length) : undefined
