export { PasswordChecklist, type PasswordChecklistProps, type PasswordRule } from './PasswordChecklist.tsx'
