export {
  PhoneField,
  type PhoneChange,
  type PhoneFieldProps,
  type PhoneFormat,
  type PhoneProblem,
} from './PhoneField.tsx'
