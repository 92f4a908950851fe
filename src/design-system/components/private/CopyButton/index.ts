export { CopyButton, type CopyWords } from './CopyButton.tsx'
