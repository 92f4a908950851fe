export { Field, type ControlAttributes, type FieldProps } from './Field.tsx'
export { FieldMessage, fieldTones, hasContent, type FieldTone } from './FieldMessage.tsx'
export { InputFrame, inputClass } from './InputFrame.tsx'
export { splitFieldProps } from './fieldProps.ts'
