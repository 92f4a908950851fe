export { statusIcons } from './status-icons.ts'
