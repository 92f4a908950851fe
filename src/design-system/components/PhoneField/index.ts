export { PhoneField, type PhoneChange, type PhoneFieldProps } from './PhoneField.tsx'
