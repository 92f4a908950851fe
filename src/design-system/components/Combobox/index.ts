export { Combobox, type ComboboxProps } from './Combobox.tsx'
export { type ChoiceOption as ComboboxOption, type ChoiceWords as ComboboxWords } from '../private/Choice/index.ts'
