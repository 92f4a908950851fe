export { dialogFrame, dialogPanel, dialogScrim, dialogSizes, type DialogSize } from './DialogFrame.variants.ts'
export { Modal, type CloseReason, type ModalBehaviour } from './Modal.tsx'
export { ModalBody, ModalFooter, ModalHeader } from './ModalParts.tsx'
