export { CopyButton, type CopyLabels } from './CopyButton.tsx'
