export { DateFrame } from './DateFrame.tsx'
export { type DateControl, type DateControlProps, focusDate } from './date-control.ts'
export { frameButton } from './frame-button.ts'
