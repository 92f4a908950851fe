export { Textarea, textareaSizes, type TextareaProps, type TextareaSize } from './Textarea.tsx'
