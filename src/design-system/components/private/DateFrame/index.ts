export { DateFrame } from './DateFrame.tsx'
export { type DateControl, type DateControlProps, type DateHandle, focusDate } from './date-control.ts'
export { frameButton } from './frame-button.ts'
