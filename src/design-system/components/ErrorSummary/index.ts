export { ErrorSummary, errorSummaryLevels, type ErrorSummaryProps, type FieldError } from './ErrorSummary.tsx'
export { focusField } from './focus-field.ts'
