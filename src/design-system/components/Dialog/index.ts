export { Dialog, type DialogProps } from './Dialog.tsx'
export { dialogSizes, type CloseReason, type DialogSize } from '../private/Modal/index.ts'
