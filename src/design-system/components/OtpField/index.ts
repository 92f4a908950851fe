export { OtpField, type OtpFieldHandle, type OtpFieldProps } from './OtpField.tsx'
