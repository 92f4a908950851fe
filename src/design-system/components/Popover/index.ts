export {
  Popover,
  popoverAligns,
  popoverSides,
  type PopoverAlign,
  type PopoverProps,
  type PopoverSide,
} from './Popover.tsx'
