export { Truncate, truncateLines, type TruncateProps } from './Truncate.tsx'
