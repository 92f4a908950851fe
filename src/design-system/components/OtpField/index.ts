export { OtpField, type OtpFieldProps } from './OtpField.tsx'
export { type OtpFieldHandle } from './otp-field-handle.ts'
