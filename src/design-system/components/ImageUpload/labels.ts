import { type FileRuleLabels } from '../private/DropZone/index.ts'
import { type ImageShape } from './ImagePreview.tsx'

/** The built-in texts of an image upload. */
export interface ImageUploadLabels extends FileRuleLabels {
  choose: string
  /** When there is a picture already. */
  change: string
  drop: string
  hint: (kinds: string, size: string, side: number) => string
  tooSmall: (side: number) => string
  unreadable: string
  /** The editor's code could not be fetched. */
  unavailable: string
  cropTitle: string
  cropDescription: (shape: ImageShape) => string
  cropArea: string
  /** A corner of the crop: 'top left'. */
  cropCorner: (corner: string) => string
  size: string
  use: string
  cancel: string
  close: string
  uploading: (share: number | undefined) => string
  uploaded: string
  failed: string
  retry: string
  remove: string
  removed: string
  /** The picture's text alternative. */
  picture: (label: string) => string
}

export const imageUploadLabels: ImageUploadLabels = {
  choose: 'Choose a picture',
  change: 'Choose another picture',
  drop: 'or drop it here',
  hint: (kinds, size, side) => `${kinds}, smaller than ${size}, at least ${side} by ${side} pixels`,
  wrongType: (label) => `Image must be ${label}`,
  tooLarge: (size) => `Image must be smaller than ${size}`,
  empty: 'Image is empty',
  tooSmall: (side) => `Image must be at least ${side} by ${side} pixels`,
  unreadable: 'Image could not be read. Choose another one',
  unavailable: 'The editor could not be opened. Check your connection and choose the picture again',
  cropTitle: 'Crop the picture',
  cropDescription: (shape) => `Move and size the ${shape}. What is outside is left out.`,
  cropArea: 'Part of the picture that is kept. Arrow keys move it.',
  cropCorner: (corner) => `Corner at the ${corner}. Arrow keys change the size.`,
  size: 'Size',
  use: 'Use picture',
  cancel: 'Cancel',
  close: 'Close',
  uploading: (share) => (share === undefined ? 'Uploading' : `Uploading, ${Math.round(share * 100)}%`),
  uploaded: 'Picture uploaded',
  failed: 'Not uploaded',
  retry: 'Try again',
  remove: 'Remove',
  removed: 'Picture removed',
  picture: (label) => `${label}, picture`,
}
