export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx'
export { type ChoiceOption as ComboboxOption, type ChoiceWords as ComboboxWords } from '../private/Choice/index.ts'
