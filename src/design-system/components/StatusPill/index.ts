export {
  StatusPill,
  statusPillSizes,
  statusPillTones,
  type StatusLook,
  type StatusLooks,
  type StatusPillProps,
  type StatusPillSize,
  type StatusPillTone,
} from './StatusPill.tsx'
