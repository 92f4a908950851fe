import type { passwordRules } from '@/api/contract/schemas/fields.ts'

/** The rows of the live checklist of a new password, in order (spec S5-5). The rules themselves are the contract's. */
export const passwordChecklist = {
  length: 'At least 8 characters',
  uppercase: 'One uppercase letter',
  lowercase: 'One lowercase letter',
  number: 'One number',
  special: 'One special character',
} as const satisfies Record<(typeof passwordRules)[number]['id'], string>
