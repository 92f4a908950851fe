export { Dialog, type DialogProps } from './Dialog.tsx'
export { dialogSizes, type DialogSize } from './Dialog.variants.ts'
export { type CloseReason } from '../private/Modal/index.ts'
