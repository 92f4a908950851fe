export { Modal, type CloseReason, type ModalBehaviour } from './Modal.tsx'
export * as modalStyles from './Modal.css.ts'
export { ModalBody, ModalFooter, ModalHeader } from './ModalParts.tsx'
