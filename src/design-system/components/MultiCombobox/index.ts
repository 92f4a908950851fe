export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx'
export { type ChoiceOption as ComboboxOption, type ChoiceLabels as ComboboxLabels } from '../private/Choice/index.ts'
