export { UserMenuTrigger, type UserMenuTriggerProps } from './UserMenuTrigger.tsx'
