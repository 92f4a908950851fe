export { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx'
export { imageShapes, type ImageShape } from './ImagePreview.tsx'
export { type ImageUploadControl } from './use-image-upload.ts'
export { type ImageUploadLabels } from './labels.ts'
