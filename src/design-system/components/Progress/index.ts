export { Progress, progressTones, type ProgressProps, type ProgressTone } from './Progress.tsx'
