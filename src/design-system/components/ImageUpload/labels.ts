import { type ImageShape } from './ImagePreview.tsx'

export const imageUploadLabels = {
  choose: 'Choose a picture',
  /** When there is a picture already. */
  change: 'Choose another picture',
  drop: 'or drop it here',
  hint: (kinds: string, size: string, side: number) =>
    `${kinds}, smaller than ${size}, at least ${side} by ${side} pixels`,
  wrongType: (label: string) => `Image must be ${label}`,
  tooLarge: (size: string) => `Image must be smaller than ${size}`,
  empty: 'Image is empty',
  tooSmall: (side: number) => `Image must be at least ${side} by ${side} pixels`,
  unreadable: 'Image could not be read. Choose another one',
  /** The editor's code could not be fetched. */
  unavailable: 'The editor could not be opened. Check your connection and choose the picture again',
  cropTitle: 'Crop the picture',
  cropDescription: (shape: ImageShape) => `Move and size the ${shape}. What is outside is left out.`,
  cropArea: 'Part of the picture that is kept. Arrow keys move it.',
  /** A corner of the crop: 'top left'. */
  cropCorner: (corner: string) => `Corner at the ${corner}. Arrow keys change the size.`,
  size: 'Size',
  use: 'Use picture',
  cancel: 'Cancel',
  close: 'Close',
  uploading: (share: number | undefined) =>
    share === undefined ? 'Uploading' : `Uploading, ${Math.round(share * 100)}%`,
  uploaded: 'Picture uploaded',
  failed: 'Not uploaded',
  retry: 'Try again',
  remove: 'Remove',
  removed: 'Picture removed',
  /** The picture's text alternative. */
  picture: (label: string) => `${label}, picture`,
}

/** The built-in texts of an image upload. */
export interface ImageUploadLabels extends Readonly<typeof imageUploadLabels> {}
