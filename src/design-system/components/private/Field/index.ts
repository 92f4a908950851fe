export { Field, type ControlAttributes } from './Field.tsx'
// FieldGroup.tsx is imported by its own path, because sign-in has fields but no groups of them.
export { FieldMessage, hasContent, type FieldTone } from './FieldMessage.tsx'
export { InputFrame, inputClass } from './InputFrame.tsx'
export { splitFieldProps, type ControlProps, type FieldProps, type TextControlProps } from './field-props.ts'
export { type CharacterLimit, useCharacterCount } from './use-character-count.tsx'
